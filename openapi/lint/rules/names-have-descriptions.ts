import { listOperations } from "../document/list-operations.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Whatever has a name has a description: calls, events, parameters and the components that a reader sees. */
export const namesHaveDescriptions: Rule = function* (root): Iterable<Finding> {
  for (const place of listNamed(root)) {
    if (place.at("description").text.trim() !== "" || place.has("$ref")) continue;
    const name = place.at("operationId").text || place.at("name").text || place.key;
    yield { place, message: `${name} has no \`description\`: add one that says what it is and what to do with it.` };
  }
};

function listNamed(root: Place): Place[] {
  const components = ["schemas", "parameters", "headers", "securitySchemes"].flatMap(
    (kind) => root.at("components", kind).children,
  );
  const operations = listOperations(root).map(({ place }) => place);
  return [...components, ...operations, ...operations.flatMap((place) => place.at("parameters").children)];
}
