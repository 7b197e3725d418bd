import { rules } from "./rules.ts";
import { toVisitor, type Visitor } from "./to-visitor.ts";

interface Plugin {
  readonly id: string;
  readonly rules: { readonly oas3: Readonly<Record<string, () => Visitor>> };
}

/** Our rules for API descriptions, as a plugin of Redocly. */
export default function createPlugin(): Plugin {
  const visitors = Object.entries(rules).map(([name, rule]) => [name, toVisitor(rule)] as const);
  return { id: "svc", rules: { oas3: Object.fromEntries(visitors) } };
}
