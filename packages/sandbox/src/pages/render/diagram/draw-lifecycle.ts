import { raw } from "hono/html";
import { type Html, html } from "../html.ts";
import { toneOf } from "../parts/pill.ts";
import { describeLifecycle } from "./describe-lifecycle.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** All states and what leads from one to another, with the present one marked. Colours come from the stylesheet. */
export function drawLifecycle(lifecycle: Lifecycle, present: string, label: string): Html {
  const { width, height, begin, arrows, states } = lifecycle;
  const description = describeLifecycle(lifecycle, present);
  return html`<figure class="lifecycle">
    <div class="scroll" tabindex="0" role="group" aria-label="${label}">
      <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${description}">
        ${raw(begin)}
        ${arrows.map((arrow) => drawArrow(arrow, arrow.from === present))}
        ${states.map((state) => drawState(state, state.state === present))}
      </svg>
    </div>
    <figcaption class="hint">${description}</figcaption>
  </figure>`;
}

function drawArrow({ svg }: Lifecycle["arrows"][number], ahead: boolean): Html {
  return html`<g class="${ahead ? "arrow ahead" : "arrow"}">${raw(svg)}</g>`;
}

function drawState({ state, svg }: Lifecycle["states"][number], present: boolean): Html {
  return html`<g class="state${present ? ` present ${toneOf(state)}` : ""}">${raw(svg)}</g>`;
}
