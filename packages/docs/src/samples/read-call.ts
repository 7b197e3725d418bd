import { isObject, isString, type Json, type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import { resolve } from "../resolve.ts";

/** One call with values, as the description's first example has it. */
export interface Call {
  readonly baseUrl: string;
  readonly method: string;
  /** Path with its placeholders. */
  readonly route: string;
  readonly pathValues: Readonly<Record<string, Json>>;
  readonly queryValues: Readonly<Record<string, Json>>;
  readonly body: Json | undefined;
  /** The kinds of key that open the call. */
  readonly keys: readonly string[];
  /** Whether this very call must carry a signature. */
  readonly isSigned: boolean;
}

export interface Place {
  readonly operation: JsonObject;
  readonly route: string;
  readonly method: string;
}

export function readCall(document: JsonObject, { operation, route, method }: Place): Call {
  const schemes = securitySchemes(document, operation);
  const body = exampleBody(document, operation);
  return {
    baseUrl: mockAddress(document),
    method: method.toUpperCase(),
    route,
    pathValues: parameterValues(document, operation, "path"),
    queryValues: parameterValues(document, operation, "query"),
    body,
    keys: schemes.filter((scheme) => scheme.endsWith("Key")),
    isSigned: schemes.includes("hmacSignature") && isObject(body) && "callback" in body,
  };
}

function securitySchemes(document: JsonObject, operation: JsonObject): string[] {
  const alternatives = Array.isArray(operation.security) ? operation.security : listAt(document, "security");
  return [...new Set(alternatives.filter(isObject).flatMap((schemes) => Object.keys(schemes)))];
}

function parameterValues(document: JsonObject, operation: JsonObject, place: string): Record<string, Json> {
  const parameters = listAt(operation, "parameters").map((parameter) => resolve(document, parameter));
  const here = parameters.filter((parameter) => parameter.in === place);
  return Object.fromEntries(here.map((parameter) => [textAt(parameter, "name"), parameter.example ?? null]));
}

function exampleBody(document: JsonObject, operation: JsonObject): Json | undefined {
  const content = objectAt(objectAt(operation, "requestBody"), "content");
  const [example] = Object.values(objectAt(objectAt(content, "application/json"), "examples"));
  return example === undefined ? undefined : resolve(document, example).value;
}

/** The server that answers as soon as it is started, whatever the key is. */
function mockAddress(document: JsonObject): string {
  const mock = listAt(document, "servers")
    .filter(isObject)
    .find((server) => textAt(server, "description").startsWith("Local mock"));
  if (!isString(mock?.url)) throw new Error('No server of the description is the "Local mock".');
  return mock.url;
}
