/** Parts of an operation in the form in which the generated types have them. */
export type BodyIn<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : Operation extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body | undefined
    : undefined;

export type ParametersIn<Operation, Where extends "path" | "query"> = Operation extends {
  parameters: { [Key in Where]: infer Parameters };
}
  ? Parameters
  : Operation extends { parameters: { [Key in Where]?: infer Parameters } }
    ? [Parameters] extends [never | undefined]
      ? Record<never, never>
      : NonNullable<Parameters>
    : Record<never, never>;

export type AnswerIn<Operation, Status extends number> = Operation extends {
  responses: { [Key in Status]: { content: { "application/json": infer Answer } } };
}
  ? Answer
  : undefined;
