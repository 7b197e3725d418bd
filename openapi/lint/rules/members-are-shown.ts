import { findFittingVariants } from "../document/find-fitting-variants.ts";
import { listBodies } from "../document/list-bodies.ts";
import { isNull, listVariants } from "../document/list-variants.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Each member of an answer or event has a value in some example: what none has, the mock never sends and a reader never sees. */
export const membersAreShown: Rule = function* (root): Iterable<Finding> {
  const members = new Map<string, Place>();
  const shown = new Set<string>();
  for (const { place } of listBodies(root).filter(({ side }) => side !== "request")) {
    const examples = place.at("examples").children.map((example) => example.follow().at("value"));
    for (const { member, isShown } of listMembers(root, place.at("schema"), examples)) {
      members.set(member.pointer, member);
      if (isShown) shown.add(member.pointer);
    }
  }
  for (const member of [...members.values()].filter(({ pointer }) => !shown.has(pointer))) {
    yield { place: member, message: `No example has ${member.key}: add it to one of the running story.` };
  }
};

interface Shown {
  readonly member: Place;
  readonly isShown: boolean;
}

/** The members of a schema and of all that lies in it, each with whether one of the values has it. */
function* listMembers(root: Place, schema: Place, values: readonly Place[]): Generator<Shown> {
  const variants = listVariants(schema).filter((variant) => !isNull(variant));
  for (const variant of variants) {
    const own = values.filter(
      ({ value }) => variants.length < 2 || findFittingVariants(root, [variant], value).length > 0,
    );
    for (const member of variant.at("properties").children.filter(({ value }) => !isExcluded(value))) {
      const inside = own.map((value) => value.at(member.key)).filter(({ exists }) => exists);
      yield { member, isShown: inside.length > 0 };
      yield* listMembers(root, member, inside);
    }
    if (variant.has("items"))
      yield* listMembers(
        root,
        variant.at("items"),
        own.flatMap(({ children }) => children),
      );
  }
}

/** `{ not: {} }`: the variant is told apart by not having this member. */
function isExcluded(schema: unknown): boolean {
  return JSON.stringify(schema) === '{"not":{}}';
}
