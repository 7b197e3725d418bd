import { type Html, html } from "../html.ts";
import { toneOf } from "../parts/pill.ts";
import { describeLifecycle } from "./describe-lifecycle.ts";
import { type Box, layOut } from "./lay-out.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { Arrow } from "./route-arrow.ts";
import { BOX, LINE_HEIGHT, MAIN_X } from "./sizes.ts";

/** All states and what leads from one to another, with the present one marked. Colours come from the stylesheet. */
export function drawLifecycle(lifecycle: Lifecycle, present: string): Html {
  const { width, height, boxes, arrows } = layOut(lifecycle);
  const description = describeLifecycle(lifecycle, present);
  return html`<figure class="lifecycle">
    <div class="scroll" tabindex="0" role="group" aria-label="Lifecycle diagram">
      <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}">
        <defs>${arrowHead("head")}${arrowHead("head-ahead")}</defs>
        <circle class="begin" cx="${MAIN_X}" cy="8" r="6"/>
        ${arrows.map((arrow) => drawArrow(arrow, arrow.from === present))}
        ${boxes.map((box) => drawBox(box, lifecycle.terminal.includes(box.state), box.state === present))}
      </svg>
    </div>
    <figcaption class="hint">${description}</figcaption>
  </figure>`;
}

/** One for each colour: an arrow does not pass its own on. */
function arrowHead(name: string): Html {
  return html`<marker id="${name}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="${name}" d="M0 0.5 8 4 0 7.5Z"/></marker>`;
}

function drawArrow({ path, label, lines }: Arrow, ahead: boolean): Html {
  const first = label.y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return html`<g class="${ahead ? "arrow ahead" : "arrow"}"><path d="${path}" marker-end="url(#${ahead ? "head-ahead" : "head"})"/>
    ${lines.map((line, index) => html`<text x="${label.x}" y="${first + index * LINE_HEIGHT}" dy="0.35em" text-anchor="${label.anchor}" class="${index === 0 ? "cause" : "condition"}">${line}</text>`)}</g>`;
}

function drawBox({ state, x, y }: Box, terminal: boolean, present: boolean): Html {
  const frame = (inset: number) =>
    html`<rect x="${x - BOX.width / 2 + inset}" y="${y - BOX.height / 2 + inset}" width="${BOX.width - 2 * inset}" height="${BOX.height - 2 * inset}" rx="${9 - inset}"/>`;
  return html`<g class="state${present ? ` present ${toneOf(state)}` : ""}">${frame(0)}${terminal && frame(3)}<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle">${state}</text></g>`;
}
