import { isString, type JsonObject } from "../json.ts";
import { isEvent, isOperation } from "../operations.ts";
import { writeSamples } from "../samples/write-samples.ts";
import { rewrite } from "../walk.ts";

/** Shows each call as code. The names of the languages are those of redocly.yaml. */
export function addCodeSamples(document: JsonObject): JsonObject {
  return rewrite(document, (node, path) => {
    const [, route, method] = path;
    if (!isOperation(node, path) || isEvent(path) || !isString(route) || !isString(method)) return node;
    const { curl, typeScript } = writeSamples(document, { operation: node, route, method });
    const samples = [
      { lang: "curl", source: curl },
      { lang: "TypeScript", source: typeScript },
    ];
    return { ...node, "x-codeSamples": samples };
  });
}
