import type { Control } from "./control.ts";
import { malformed } from "./controlError.ts";
import { Input } from "./input.ts";

const SECONDS_PER_YEAR = 366 * 86_400;

export const setClock: Control = {
  method: "POST",
  path: "/clock",
  async handle({ context, body }) {
    const input = new Input(body);
    const to = input.optionalText("advanceTo");
    const reading = await context.commands.setClock({
      mode: input.optionalOneOf("mode", ["real", "manual"]),
      advanceSeconds: input.optionalInteger("advanceSeconds", 0, SECONDS_PER_YEAR),
      advanceTo: to === undefined ? undefined : readInstant(to),
    });
    return { status: 200, body: reading };
  },
};

function readInstant(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw malformed("/advanceTo", "must be an ISO 8601 timestamp");
  return instant;
}
