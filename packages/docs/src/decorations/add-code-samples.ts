import { isString, type JsonObject } from "../json.ts";
import { isEvent, isOperation } from "../operations.ts";
import { readCall } from "../samples/read-call.ts";
import { writeCurl } from "../samples/write-curl.ts";
import { writeTypeScript } from "../samples/write-typescript.ts";
import { rewrite } from "../walk.ts";

/** Shows each call as a command and as a call of our client, with the values of its first example. */
export function addCodeSamples(document: JsonObject): JsonObject {
  return rewrite(document, (node, path) => {
    const [, route, method] = path;
    if (!isOperation(node, path) || isEvent(path) || !isString(route) || !isString(method)) return node;
    const call = readCall(document, { operation: node, route, method });
    const samples = [
      { lang: "curl", source: writeCurl(call) },
      { lang: "TypeScript", source: writeTypeScript(call) },
    ];
    return { ...node, "x-codeSamples": samples };
  });
}
