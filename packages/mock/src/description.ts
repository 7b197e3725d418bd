import { createRequire } from "node:module";
import { type OperationId, operations } from "@svc/openapi";

/** The parts of the bundled description that the mock reads by itself; Prism reads the rest. */
export interface Description {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly examples: Readonly<Record<string, Example>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

export type PathItem = Readonly<Partial<Record<string, Operation>>>;

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly callbacks?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}

export interface Content {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example | Reference>> }>>;
}

export interface Response extends Content {
  readonly description: string;
}

export interface Example {
  readonly value: unknown;
}

export interface Reference {
  readonly $ref: string;
}

export function loadDescription(): Description {
  return createRequire(import.meta.url)("@svc/openapi/svc.json");
}

export function findOperation({ paths }: Description, operationId: OperationId): Operation {
  const { method, path } = operations[operationId];
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`The description has no ${operationId}.`);
  return operation;
}

/** Follows a reference to a named component; hands back what is no reference. */
export function resolve<T extends object>(node: T | Reference, components: Readonly<Record<string, T>>): T {
  if (!isReference(node)) return node;
  const target = components[node.$ref.slice(node.$ref.lastIndexOf("/") + 1)];
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere.`);
  return target;
}

function isReference(node: object): node is Reference {
  return "$ref" in node;
}
