import type { Document, Schema } from "./openapi.ts";
import { walk } from "./walk.ts";

const SCHEMA = "#/components/schemas/";

/** The description without its calls: the events and the schemas that they need. */
export function eventsOnly(document: Document): Document {
  const { pathItems, examples } = document.components;
  const schemas = reachableSchemas(document, pathItems);
  return {
    ...document,
    paths: {},
    components: { schemas, parameters: {}, responses: {}, examples, pathItems },
  };
}

function reachableSchemas(document: Document, from: unknown): Record<string, Schema> {
  const reached = new Set<string>();
  const follow = (node: unknown): void =>
    walk(node, ({ $ref }) => {
      if (typeof $ref !== "string" || !$ref.startsWith(SCHEMA)) return;
      const name = $ref.slice(SCHEMA.length);
      if (reached.has(name)) return;
      reached.add(name);
      follow(document.components.schemas[name]);
    });
  follow(from);
  return Object.fromEntries(Object.entries(document.components.schemas).filter(([name]) => reached.has(name)));
}
