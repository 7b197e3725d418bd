import { operationsOf } from "../description/calls.ts";
import type { Document } from "../description/openapi.ts";
import { append } from "../description/pointer.ts";
import type { Problem } from "../description/problem.ts";

/** Every operation has an operationId of its own that can name a function. */
export function checkOperationIds(document: Document): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of operationsOf(item)) {
      const pointer = append(append("/paths", path), method);
      const first = seen.get(operationId);
      if (!/^[a-z][A-Za-z0-9]*$/.test(operationId ?? "")) {
        problems.push({
          pointer,
          message: `operationId ${JSON.stringify(operationId)} is no name: give it a camelCase verb and noun, such as createConnection.`,
        });
      } else if (first !== undefined) {
        problems.push({
          pointer,
          message: `operationId "${operationId}" is taken by #${first}: give each operation a name of its own.`,
        });
      }
      seen.set(operationId, pointer);
    }
  }
  return problems;
}
