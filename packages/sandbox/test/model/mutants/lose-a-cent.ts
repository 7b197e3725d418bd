import type { Fetch } from "../run/world.ts";
import { changeAnswer } from "./change-answer.ts";

export const loseACent = (fetch: Fetch): Fetch =>
  changeAnswer(fetch, "POST", "/get-balance", (body) => {
    const { balance }: { balance?: string } = Object(body);
    return { balance: balance === "0" ? "0" : `${BigInt(balance ?? 0) - 1n}` };
  });
