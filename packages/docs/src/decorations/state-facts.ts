import type { Catalogue } from "../catalogue.ts";
import { type JsonObject, textAt } from "../json.ts";
import { lookUp } from "../look-up.ts";
import { code, codes } from "../markdown/code.ts";
import { camelWords } from "../markdown/words.ts";
import { describePolling } from "../markers/polling.ts";
import { isEvent, isOperation } from "../operations.ts";
import { rewrite } from "../walk.ts";

/**
 * Opens each operation with what a program needs to know: its id (by which the search finds it), its key, whether it
 * may be repeated; for events, the members that identify a delivery. How to poll follows at the end.
 */
export function stateFacts(document: JsonObject, catalogue: Catalogue): JsonObject {
  return rewrite(document, (node, path) => {
    if (!isOperation(node, path)) return node;
    const operationId = textAt(node, "operationId");
    const facts = isEvent(path) ? eventFacts(operationId, catalogue) : callFacts(operationId, catalogue);
    const rule = catalogue.polling[operationId];
    const parts = [
      [code(operationId), ...facts].join(" · "),
      textAt(node, "description").trim(),
      ...(rule ? [`**Polling.** ${describePolling(rule)}`] : []),
    ];
    return { ...node, description: parts.join("\n\n") };
  });
}

function callFacts(operationId: string, { operations }: Catalogue): string[] {
  const { keys, safe } = lookUp(operations, operationId);
  return [keys.map(camelWords).join(" or "), ...(safe ? ["safe to repeat"] : [])];
}

function eventFacts(operationId: string, { events }: Catalogue): string[] {
  return ["event", `a delivery is identified by ${codes(lookUp(events, operationId).idempotencyKey)}`];
}
