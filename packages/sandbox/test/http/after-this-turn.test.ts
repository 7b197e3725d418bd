import { expect, it } from "vitest";
import { afterThisTurn } from "../../src/http/after-this-turn.ts";

it("lets the answers of one turn go together, and keeps none for longer", async () => {
  const events: string[] = [];
  const early = afterThisTurn("early").then((answer) => events.push(answer));
  const late = afterThisTurn(Promise.resolve("late")).then((answer) => events.push(answer));
  await Promise.resolve().then(() => events.push("work of this turn"));
  await Promise.all([early, late]);
  await afterThisTurn("next").then((answer) => events.push(answer));
  expect(events).toEqual(["work of this turn", "early", "late", "next"]);
});

it("passes on what went wrong", async () => {
  await expect(afterThisTurn(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
