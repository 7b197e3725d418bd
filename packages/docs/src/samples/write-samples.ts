import { isObject, type JsonObject, objectAt, textAt } from "../json.ts";
import { isOperation } from "../operations.ts";
import { type Place, readCall } from "./read-call.ts";
import { writeCurl } from "./write-curl.ts";
import { writeTypeScript } from "./write-typescript.ts";

export interface Samples {
  readonly curl: string;
  readonly typeScript: string;
}

/** A call as a command and as a call of our client, with the values of its first example. */
export function writeSamples(document: JsonObject, place: Place): Samples {
  const call = readCall(document, place);
  return { curl: writeCurl(call), typeScript: writeTypeScript(call) };
}

/** The samples of all calls. */
export function listSamples(document: JsonObject): (Samples & { readonly operationId: string })[] {
  return Object.entries(objectAt(document, "paths")).flatMap(([route, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) =>
      isObject(operation) && isOperation(operation, [method])
        ? [{ operationId: textAt(operation, "operationId"), ...writeSamples(document, { operation, route, method }) }]
        : [],
    ),
  );
}
