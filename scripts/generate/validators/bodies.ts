import { type Call, listCalls } from "../description/calls.ts";
import { listEvents } from "../description/events.ts";
import type { Content, Document, Parameter, Schema } from "../description/openapi.ts";
import { isReference, nameOf } from "../description/resolve.ts";

/** Names of the schemas that bodies and parameters are held to, and those schemas that had no name and got one. */
export interface Bodies {
  readonly requests: Readonly<Record<string, { readonly schema: string; readonly required: boolean }>>;
  readonly responses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly parameters: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly events: Readonly<Record<string, string>>;
  readonly inline: Readonly<Record<string, Schema>>;
}

const places = ["path", "query"] as const;

export function listBodies(document: Document): Bodies {
  const inline: Record<string, Schema> = {};
  const nameFor = (schema: Schema, name: string): string => {
    if (isReference(schema)) return nameOf(schema);
    inline[name] = schema;
    return name;
  };
  const entries = <Value>(of: (call: Call, name: string) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      listCalls(document).flatMap((call) => {
        const value = of(call, capitalise(call.id));
        return value === undefined ? [] : [[call.id, value]];
      }),
    );

  return {
    requests: entries(({ operation: { requestBody } }, name) => {
      const schema = jsonSchemaOf(requestBody?.content);
      return schema && { schema: nameFor(schema, `${name}Request`), required: requestBody?.required ?? false };
    }),
    responses: entries(({ responses }, name) =>
      Object.fromEntries(
        Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = jsonSchemaOf(content);
          return schema ? [[status, nameFor(schema, `${name}Response${status}`)]] : [];
        }),
      ),
    ),
    parameters: entries(({ parameters }, name) =>
      Object.fromEntries(
        places.flatMap((place) => {
          const there = parameters.filter((parameter) => parameter.in === place);
          return there.length > 0 ? [[place, nameFor(recordOf(there), name + capitalise(place))]] : [];
        }),
      ),
    ),
    events: Object.fromEntries(
      listEvents(document).flatMap(({ name, operation }) => {
        const schema = jsonSchemaOf(operation.requestBody?.content);
        return schema ? [[name, nameFor(schema, `${capitalise(name)}Event`)]] : [];
      }),
    ),
    inline,
  };
}

function jsonSchemaOf(content: Content = {}): Schema | undefined {
  return content["application/json"]?.schema;
}

/** The parameters of one place as the schema of an object. */
function recordOf(parameters: readonly Parameter[]): Schema {
  return {
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
