import { header } from "../code/header.ts";
import { Code, literal } from "../code/literal.ts";
import { type Call, listCalls } from "../description/calls.ts";
import { listEvents } from "../description/events.ts";
import { examplesOf } from "../description/examples.ts";
import type { Content, Document, Example } from "../description/openapi.ts";
import { type Step, step } from "../step.ts";

/** The examples of a description as data: of each call its parameters, requests and answers, of each event its bodies. */
export function examples(folder: string): Step {
  return step("examples", [`${folder}/examples.ts`], (description) => {
    const { document } = description;
    const shared = new Map(Object.entries(document.components.examples).map(([name, example]) => [example, name]));
    const values = (content?: Content): object =>
      Object.fromEntries(examplesOf(document, content).map(([name, example]) => [name, dataOf(example, shared)]));
    const byCall = listCalls(document).map((call) => [
      call.id,
      {
        parameters: parametersOf(call),
        requests: values(call.operation.requestBody?.content),
        responses: Object.fromEntries(
          Object.entries(call.responses).map(([status, { content }]) => [status, values(content)]),
        ),
      },
    ]);
    const byEvent = listEvents(document).map(({ name, operation }) => [name, values(operation.requestBody?.content)]);
    return [
      header(description),
      `const shared = ${literal(sharedValues(document))} as const;\n\n`,
      "/** Examples of each call: its parameters, then requests and answers by the name of the example. */\n",
      `export const examples = ${literal(Object.fromEntries(byCall))} as const;\n\n`,
      "/** Examples of each event by their names. */\n",
      `export const eventExamples = ${literal(Object.fromEntries(byEvent))} as const;\n`,
    ].join("");
  });
}

/** An example that several answers share is written once. */
function dataOf(example: Example, shared: ReadonlyMap<Example, string>): unknown {
  const name = shared.get(example);
  return name === undefined ? example.value : new Code(`shared.${name}`);
}

function sharedValues({ components }: Document): object {
  return Object.fromEntries(Object.entries(components.examples).map(([name, { value }]) => [name, value]));
}

function parametersOf({ parameters }: Call): object {
  const at = (place: string): object =>
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, example]),
    );
  return { path: at("path"), query: at("query") };
}
