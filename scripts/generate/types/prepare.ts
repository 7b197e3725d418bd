import { mapValues } from "../code/map-values.ts";
import { operationsOf } from "../description/calls.ts";
import type { Document, PathItem, Response } from "../description/openapi.ts";
import { isObject } from "../description/pointer.ts";
import { isReference, resolve } from "../description/resolve.ts";
import { describeMembers } from "./describe-members.ts";

/**
 * The description in a form that openapi-typescript 7 gets right. It types a referenced webhook as never, knows no
 * callbacks, makes `unknown` of `not: {}` and of a scalar with format alternatives, and would repeat path items in
 * `operations` when they also stand in the components.
 */
export function prepare(document: Document): object {
  const { pathItems, ...components } = document.components;
  const schemas = mapValues(components.schemas, (schema) => describeMembers(document, schema));
  return simplify({
    openapi: document.openapi,
    info: document.info,
    paths: mapValues(document.paths, (item) => prepareItem(item)),
    webhooks: mapValues(document.webhooks ?? {}, (item) => prepareItem(resolve(document, "pathItems", item))),
    components: { ...components, schemas, responses: mapValues(components.responses, narrowErrorCode) },
  });
}

function prepareItem(item: PathItem): PathItem {
  const operations = operationsOf(item).map(([method, { callbacks, ...operation }]) => [
    method,
    {
      ...operation,
      responses: mapValues(operation.responses, (response) =>
        isReference(response) ? response : narrowErrorCode(response),
      ),
    },
  ]);
  return { ...item, ...Object.fromEntries(operations) };
}

/** Holds the body of an error answer to the codes that can occur there. */
function narrowErrorCode(response: Response): Response {
  const codes = response["x-error-codes"];
  if (codes === undefined) return response;
  const errorCode = { type: "string", enum: codes };
  return {
    ...response,
    content: mapValues(response.content ?? {}, ({ schema = {} }) => ({
      schema: { allOf: [schema, { type: "object", required: ["errorCode"], properties: { errorCode } }] },
    })),
  };
}

function simplify(node: unknown): object {
  if (!isObject(node)) return {};
  const { not, anyOf, ...rest } = node;
  if (isObject(not) && Object.keys(not).length === 0) return { ...rest, type: "string", enum: [] };
  const kept = anyOf !== undefined && typeof rest.type !== "string" ? { ...rest, anyOf } : rest;
  return Object.fromEntries(
    Object.entries(not === undefined ? kept : { ...kept, not }).map(([name, child]) => [name, simplifyValue(child)]),
  );
}

function simplifyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplifyValue);
  return isObject(value) ? simplify(value) : value;
}
