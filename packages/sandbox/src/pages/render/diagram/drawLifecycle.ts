import { type Html, html } from "../html.ts";
import { toneOf } from "../parts/pill.ts";
import { describeLifecycle } from "./describeLifecycle.ts";
import { type Arrow, BOX, type Box, layOut } from "./layOut.ts";
import type { Lifecycle } from "./lifecycle.ts";

const LINE_HEIGHT = 16;

/** All states and what leads from one to another, with the present one marked. Colours come from the stylesheet. */
export function drawLifecycle(lifecycle: Lifecycle, present: string): Html {
  const { width, height, boxes, arrows } = layOut(lifecycle);
  const description = describeLifecycle(lifecycle, present);
  return html`<figure class="lifecycle">
    <div class="scroll" tabindex="0" role="region" aria-label="Lifecycle diagram">
      <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${description}">
        <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0 8 4 0 8Z"/></marker></defs>
        <circle class="begin" cx="${boxes[0]?.x ?? 0}" cy="8" r="6"/>
        ${arrows.map((arrow) => drawArrow(arrow, arrow.from === present))}
        ${boxes.map((box) => drawBox(box, lifecycle.terminal.includes(box.state), box.state === present))}
      </svg>
    </div>
    <figcaption class="hint">${description}</figcaption>
  </figure>`;
}

function drawArrow({ path, label, lines }: Arrow, ahead: boolean): Html {
  const first = label.y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return html`<g class="${ahead ? "arrow ahead" : "arrow"}"><path d="${path}" marker-end="url(#head)"/>
    ${lines.map((line, index) => html`<text x="${label.x}" y="${first + index * LINE_HEIGHT}" dy="0.35em" text-anchor="${label.anchor}" class="${index === 0 ? "cause" : "condition"}">${line}</text>`)}</g>`;
}

function drawBox({ state, x, y }: Box, terminal: boolean, present: boolean): Html {
  const frame = (inset: number) =>
    html`<rect x="${x - BOX.width / 2 + inset}" y="${y - BOX.height / 2 + inset}" width="${BOX.width - 2 * inset}" height="${BOX.height - 2 * inset}" rx="${9 - inset}"/>`;
  return html`<g class="state${present ? ` present ${toneOf(state)}` : ""}">${frame(0)}${terminal && frame(3)}<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle">${state}</text></g>`;
}
