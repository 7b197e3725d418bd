import type { AnswerExample } from "./list-answers.ts";
import type { Preference } from "./read-prefer.ts";
import { Refusal } from "./refusal.ts";

/** The answer that the caller prefers; without a preference the success that resembles the request most. */
export function chooseAnswer(
  answers: readonly AnswerExample[],
  { code, example }: Preference,
  request: unknown,
): AnswerExample {
  const fitting = answers.filter(
    (answer) =>
      (example === undefined || answer.example === example) &&
      (code === undefined ? example !== undefined || answer.status < 300 : String(answer.status) === code),
  );
  const [first, ...others] = fitting;
  if (first === undefined) throw refusePreference(answers);
  const wanted = new Set(listStrings(request));
  const resemblance = ({ value }: AnswerExample) => new Set(listStrings(value).filter((text) => wanted.has(text))).size;
  return others.reduce((best, next) => (resemblance(next) > resemblance(best) ? next : best), first);
}

function refusePreference(answers: readonly AnswerExample[]): Refusal {
  const possible = answers.map(({ status, example }) => `code=${status}, example=${example}`);
  return new Refusal("VALIDATION_FAILED", {
    places: [{ path: "/header/prefer", message: `must be one of: ${possible.join(" | ")}` }],
  });
}

/**
 * Every string inside a JSON value. Two texts about the same thing share its id, its currency, its kind. Walks without
 * recursion, since a body may be nested as deeply as its size allows.
 */
function listStrings(value: unknown): string[] {
  const strings: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string") strings.push(next);
    else if (typeof next === "object" && next !== null) for (const member of Object.values(next)) open.push(member);
  }
  return strings;
}
