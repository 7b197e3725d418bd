import { Code, literal } from "../code/literal.ts";
import { mapValues } from "../code/map-values.ts";
import type { Bodies } from "./bodies.ts";
import { functionName } from "./compile.ts";

/** Functions that validate what belongs to a call, and the tables that they look into. */
export function printCalls({ requests, responses, parameters }: Bodies): string {
  const requestTable = mapValues(requests, ({ schema, required }) => ({ validate: reference(schema), required }));
  return `const requests = ${literal(requestTable)};

/** Every place of a request body that does not fit. Leave \`body\` undefined when there is none. */
export function validateRequest(operationId: OperationId, body: unknown): Violation[] {
  const request = requests[operationId];
  if (request === undefined || (body === undefined && !request.required)) return [];
  return body === undefined ? [{ path: "", message: "is missing" }] : violations(request.validate, body);
}

const responses = ${literal(mapValues(responses, (byStatus) => mapValues(byStatus, reference)))};

/** Every place of an answer's body that does not fit what is described for the call and the status. */
export function validateResponse(operationId: OperationId, status: number, body: unknown): Violation[] {
  const described = responses[operationId];
  const validate = described[status] ?? described[\`\${Math.trunc(status / 100)}XX\`] ?? described.default;
  return validate === undefined ? [] : violations(validate, body);
}

const parameters = ${literal(mapValues(parameters, (byPlace) => mapValues(byPlace, reference)))};

/** Every parameter that does not fit, by place and name: \`/query/email\`. */
export function validateParameters(operationId: OperationId, values: ParameterValues): Violation[] {
  return Object.entries(parameters[operationId]).flatMap(([place, validate]) =>
    violations(validate, values[place] ?? {}).map(({ path, message }) => ({ path: \`/\${place}\${path}\`, message })));
}
`;
}

/** The same for events. */
export function printEvents({ events }: Bodies): string {
  return `const events = ${literal(mapValues(events, reference))};

/** Every place of an event's body that does not fit. */
export function validateEvent(name: EventName, body: unknown): Violation[] {
  return violations(events[name], body);
}
`;
}

function reference(schema: string): Code {
  return new Code(functionName(schema));
}
