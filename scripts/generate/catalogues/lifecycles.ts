import { drawLifecycle } from "../../../packages/docs/src/diagram/draw-lifecycle.ts";
import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import { lifecyclesOf } from "./transitions.ts";

/** The diagrams of the docs, for whoever marks a state in them: laid out here, so that nobody has to when it runs. */
export function lifecycles(description: Description): string {
  const drawings = Object.entries(lifecyclesOf(description.document)).map(([name, lifecycle]) => [
    name,
    drawLifecycle(lifecycle),
  ]);
  return (
    header(description) +
    constant(
      "lifecycles",
      "The states of each resource and how one leads to another, as pieces of SVG whose colours come from a stylesheet.",
      Object.fromEntries(drawings),
    )
  );
}
