import type { Catalogue } from "../catalogue.ts";
import { describeError } from "../describe-error.ts";
import { isString, type JsonObject, listAt, textAt } from "../json.ts";
import { lookUp } from "../look-up.ts";
import { table } from "../markdown/table.ts";
import { rewrite } from "../walk.ts";

/** Says at each error response which codes can occur there, what they mean and what to do. */
export function listErrorCodes(document: JsonObject, { errors }: Catalogue): JsonObject {
  return rewrite(document, (node) => {
    const names = listAt(node, "x-error-codes").filter(isString);
    if (names.length === 0) return node;
    const rows = names.map((name) => {
      const { code, meaning, action, again } = describeError(name, lookUp(errors, name));
      return [code, `${meaning} ${action}`, again];
    });
    const codes = table(["Code", "Meaning, and what to do", "Same call again?"], rows);
    return { ...node, description: `${textAt(node, "description").trim()}\n\n${codes}` };
  });
}
