import type { OperationId } from "@svc/openapi";
import { type Description, findOperation, resolve } from "./description.ts";

/** One example of an answer: what `Prefer: code=<status>, example=<example>` asks for. */
export interface AnswerExample {
  readonly status: number;
  readonly example: string;
  readonly value: unknown;
}

/** Every answer that an operation of the prepared description has an example for. */
export function listAnswers(description: Description, operationId: OperationId): AnswerExample[] {
  const { examples: named, responses: namedResponses } = description.components;
  return Object.entries(findOperation(description, operationId).responses).flatMap(([status, response]) =>
    Object.values(resolve(response, namedResponses).content ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([example, node]) => ({
        status: Number(status),
        example,
        value: resolve(node, named).value,
      })),
    ),
  );
}
