import type { Finding, Rule } from "../rule.ts";

/** When there are groups, each tag stands in one of them, since Redoc shows no others. */
export const tagsAreGrouped: Rule = function* (root): Iterable<Finding> {
  if (!root.has("x-tagGroups")) return;
  const tags = root.at("tags").children.map((tag) => tag.at("name"));
  const grouped = root.at("x-tagGroups").children.flatMap((group) => group.at("tags").children);
  for (const tag of tags) {
    const count = grouped.filter(({ text }) => text === tag.text).length;
    if (count === 1) continue;
    yield { place: tag, message: `${tag.text} stands in ${count} groups: list it in exactly one of \`x-tagGroups\`.` };
  }
  for (const entry of grouped.filter(({ text }) => tags.every((tag) => tag.text !== text))) {
    yield { place: entry, message: `No tag is named ${entry.text}: correct the name, or add the tag.` };
  }
};
