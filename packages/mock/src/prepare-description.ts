import { errors } from "@svc/openapi";
import {
  type Content,
  type Description,
  type Operation,
  type PathItem,
  type Response,
  resolve,
} from "./description.ts";

/**
 * The description as Prism shall see it: without callbacks, which Prism would send, and with the errors that stand under
 * `default` filed under their own statuses, since Prism offers `default` only where a status has no entry of its own.
 */
export function prepareDescription(description: Description): Description {
  const paths = mapValues(description.paths, (item) => prepareItem(item, description));
  return { ...description, paths };
}

function prepareItem(item: PathItem, description: Description): PathItem {
  return mapValues(item, (operation) => operation && prepareOperation(operation, description));
}

function prepareOperation({ callbacks: _, ...operation }: Operation, description: Description): Operation {
  const named = description.components.responses;
  const { default: fallback, ...rest } = mapValues(operation.responses, (response) => resolve(response, named));
  const responses: Record<string, Response> = rest;
  for (const [code, { status }] of Object.entries(errors)) {
    const content = fallback && pickExample(fallback, code);
    if (content) responses[status] = { ...fallback, content: mergeContent(responses[status]?.content, content) };
  }
  return { ...operation, responses };
}

type MediaTypes = NonNullable<Content["content"]>;

/** The content of a response with one example left, when it has that example. */
function pickExample({ content = {} }: Response, name: string): MediaTypes | undefined {
  const entries = Object.entries(content).flatMap(([type, media]) => {
    const example = media.examples?.[name];
    return example ? [[type, { ...media, examples: { [name]: example } }] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function mergeContent(mine: MediaTypes = {}, other: MediaTypes): MediaTypes {
  const merge = (media: MediaTypes[string], type: string) => ({
    ...media,
    examples: { ...mine[type]?.examples, ...media.examples },
  });
  return { ...mine, ...mapValues(other, merge) };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
