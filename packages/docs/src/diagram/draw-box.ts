import { escapeXml } from "./escape-xml.ts";
import type { Box } from "./lay-out.ts";
import { STATE_FONT_SIZE, TERMINAL_INSET } from "./text-size.ts";

const FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** A state in its frame; a final one has two. */
export function drawBox(box: Box, isFinal: boolean): string {
  const { state, x, y } = box;
  const frames = isFinal ? [0, TERMINAL_INSET] : [0];
  const text = `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle" font-family="${FONT}" font-size="${STATE_FONT_SIZE}" font-weight="600">${escapeXml(state)}</text>`;
  return [...frames.map((inset) => frame(box, inset)), text].join("");
}

function frame({ x, y, width, height }: Box, inset: number): string {
  const left = x - width / 2 + inset;
  const top = y - height / 2 + inset;
  return `<rect x="${left}" y="${top}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}" stroke-width="1.5"/>`;
}
