import { header } from "../code/header.ts";
import { eventsOnly } from "../description/events-only.ts";
import { type Step, step } from "../step.ts";
import { printTypes } from "../types/print.ts";

/** `paths`, `components`, `operations` and `webhooks` as types, in one or several modules. */
export function types(files: readonly string[]): Step {
  return step("types", files, async (description) => header(description) + (await printTypes(description.document)));
}

/** The same for a package that knows the events only. */
export function eventTypes(file: string): Step {
  return step("event types", [file], async (description) => {
    return header(description) + (await printTypes(eventsOnly(description.document)));
  });
}
