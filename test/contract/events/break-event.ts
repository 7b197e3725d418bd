import { brokenTexts } from "./broken-texts.ts";
import { type Json, listMembers, replaceAt } from "./pointer.ts";

/** An event with one fault. */
export interface BrokenEvent {
  /** Where the fault is. */
  readonly pointer: string;
  /** What was put there, for the name of the test. */
  readonly fault: string;
  readonly body: Json;
}

/** Members that an event may come without. */
export const OPTIONAL: readonly string[] = ["/ref", "/sourceId"];

const VALUES: readonly Json[] = ["text", 7, true, null, [], {}];

/** Breaks a sample in every way that concerns one member: taken away, of another type, with a text that it must not hold. */
export function breakEvent(event: string, sample: Json): BrokenEvent[] {
  return listMembers(sample).flatMap(([pointer, value]) => [
    ...(OPTIONAL.includes(pointer) ? [] : [{ pointer, fault: "missing", body: replaceAt(sample, pointer, undefined) }]),
    ...[...valuesOfOtherTypes(value), ...(brokenTexts[event]?.[pointer] ?? [])].map((wrong) => ({
      pointer,
      fault: JSON.stringify(wrong),
      body: replaceAt(sample, pointer, wrong),
    })),
  ]);
}

function valuesOfOtherTypes(value: Json): Json[] {
  return VALUES.filter((other) => typeOf(other) !== typeOf(value));
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
