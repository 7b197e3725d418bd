import { escapeXml } from "./escape-xml.ts";
import type { Box } from "./lay-out.ts";
import type { Palette } from "./palette.ts";
import { STATE_FONT_SIZE, TERMINAL_INSET } from "./text-size.ts";

const FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

export function drawBox(box: Box, terminal: readonly string[], palette: Palette): string {
  const { state, x, y } = box;
  if (state === null) return `<circle cx="${x}" cy="${y}" r="7" fill="${palette.edge}"/>`;
  const isTerminal = terminal.includes(state);
  const colours = isTerminal ? palette.terminal : palette.state;
  const frames = isTerminal ? [0, TERMINAL_INSET] : [0];
  const text = `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle" font-family="${FONT}" font-size="${STATE_FONT_SIZE}" font-weight="600" fill="${colours.text}">${escapeXml(state)}</text>`;
  return [...frames.map((inset) => frame(box, inset, colours)), text].join("");
}

function frame(
  { x, y, width, height }: Box,
  inset: number,
  { fill, stroke }: { fill: string; stroke: string },
): string {
  const left = x - width / 2 + inset;
  const top = y - height / 2 + inset;
  return `<rect x="${left}" y="${top}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`;
}
