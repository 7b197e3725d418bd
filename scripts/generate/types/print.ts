import openapiTS, { astToString, type SchemaObject, tsLiteral } from "openapi-typescript";
import ts from "typescript";
import type { Document } from "../description/openapi.ts";
import { prepare } from "./prepare.ts";
import { tidyComments } from "./tidy-comments.ts";

/** TypeScript's view of a description: `paths`, `webhooks`, `components` and `operations`. */
export async function printTypes(document: Document): Promise<string> {
  const source = Buffer.from(JSON.stringify(prepare(document)));
  const nodes = await openapiTS(source, { silent: true, defaultNonNullable: false, transform: openUnion });
  return tidyComments(astToString(nodes));
}

/** Types an open list of values as `"A" | "B" | (string & {})`: editors offer the known ones, others are allowed. */
function openUnion(schema: SchemaObject): ts.TypeNode | undefined {
  const known = knownValues(schema);
  if (known === undefined) return undefined;
  const { factory } = ts;
  const anyString = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  );
  return factory.createUnionTypeNode([...known.map((value) => tsLiteral(value)), anyString]);
}

function knownValues(
  schema: SchemaObject & { "x-extensible-enum"?: string[]; "x-errors"?: object },
): string[] | undefined {
  return schema["x-extensible-enum"] ?? (schema["x-errors"] && Object.keys(schema["x-errors"]));
}
