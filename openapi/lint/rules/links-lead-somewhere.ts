import { listOperations } from "../document/list-operations.ts";
import { listTexts } from "../document/list-texts.ts";
import type { Finding, Rule } from "../rule.ts";

const LINK = /\]\((#[^)]*)\)/g;

/** Links inside the documentation lead to operations or tags that exist. */
export const linksLeadSomewhere: Rule = function* (root): Iterable<Finding> {
  const targets = new Set([
    ...listOperations(root).map(({ id }) => `#operation/${id}`),
    ...root.at("tags").children.map((tag) => `#tag/${tag.at("name").text.replaceAll(" ", "-")}`),
  ]);
  for (const place of listTexts(root)) {
    for (const [, link = ""] of place.text.matchAll(LINK)) {
      if (targets.has(link)) continue;
      yield {
        place,
        message: `The link ${link} leads nowhere: name an operation (#operation/<operationId>) or a tag (#tag/<Name>).`,
      };
    }
  }
};
