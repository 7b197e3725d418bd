import type { KeywordErrorDefinition } from "ajv";
import { type Ajv2020, str } from "ajv/dist/2020.js";
import { formats } from "./formats.ts";

type Message = NonNullable<KeywordErrorDefinition["message"]>;

/** What a fault says, in words that can follow the name of a member. */
const messages: Readonly<Record<string, Message>> = {
  additionalProperties: "is not described",
  const: ({ schema }) => str`must be ${JSON.stringify(schema)}`,
  enum: ({ schema }) => str`must be ${listOf(schema)}`,
  format: ({ schema }) => str`must be ${formats[String(schema)]?.phrase ?? String(schema)}`,
  maxLength: ({ schema }) => str`must have at most ${schema} characters`,
  maximum: ({ schema }) => str`must be at most ${schema}`,
  minLength: ({ schema }) => (schema === 1 ? "must not be empty" : str`must have at least ${schema} characters`),
  minimum: ({ schema }) => str`must be at least ${schema}`,
  not: "must be absent",
  pattern: ({ schema }) => str`must match the pattern ${schema}`,
  required: "is missing",
};

export function reword(ajv: Ajv2020): void {
  for (const [keyword, message] of Object.entries(messages)) {
    const definition = ajv.getKeyword(keyword);
    if (typeof definition === "boolean") throw new Error(`ajv has no keyword ${keyword}`);
    definition.error = { ...definition.error, message };
  }
}

function listOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.length === 1 ? texts.join() : `one of ${texts.join(", ")}`;
}

const types: Readonly<Record<string, string>> = {
  array: "an array",
  boolean: "true or false",
  integer: "an integer",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

const TYPE = new RegExp(`message:"must be ((?:${Object.keys(types).join("|")})(?:,\\w+)*)"`, "g");

/** The same for wrong types: ajv takes no other words for them, so they are put into the code that it has written. */
export function rewordTypes(code: string): string {
  return code.replace(TYPE, (_message, names: string) => {
    const phrases = names.split(",").map((name) => types[name] ?? name);
    return `message:"must be ${phrases.join(" or ")}"`;
  });
}
