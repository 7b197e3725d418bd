import { header } from "../code/header.ts";
import { literal } from "../code/literal.ts";
import { listEvents } from "../description/events.ts";
import { examplesOf } from "../description/examples.ts";
import { type Step, step } from "../step.ts";

/** The events' examples, typed as the events that they are. */
export function samples(folder: string): Step {
  return step("samples", [`${folder}/samples.ts`], (description) => {
    const { document } = description;
    const byEvent = listEvents(document).map(({ name, operation }) => [
      name,
      Object.fromEntries(examplesOf(document, operation.requestBody?.content).map(([key, { value }]) => [key, value])),
    ]);
    return (
      `${header(description)}import type { Events } from "./event-types.ts";\n\n` +
      "/** One body for each way an event can look, to try your handlers with. */\n" +
      `export const samples = ${literal(Object.fromEntries(byEvent))} as const satisfies {\n` +
      "  [Name in keyof Events]: Readonly<Record<string, Events[Name]>>;\n};\n"
    );
  });
}
