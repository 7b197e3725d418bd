import { duration, words } from "../parts/words.ts";
import type { Box } from "./lay-out.ts";
import type { Transition } from "./lifecycle.ts";
import { BOX, LINE_HEIGHT, ROW, START_Y } from "./sizes.ts";

export interface Arrow {
  /** Data of an SVG path. */
  readonly path: string;
  /** Centre of the lines of text. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: "start" | "middle" | "end" };
  readonly lines: readonly string[];
  readonly from: string | null;
  readonly to: string;
}

const HALF = { width: BOX.width / 2, height: BOX.height / 2 } as const;
const BEND = 80;
/** Where a Bezier curve is at its middle, in parts of how far its handles stand out. */
const MIDDLE_OF_BEND = 0.75;
const LETTERS_BESIDE_BEND = 12;
const GAP = 9;
const ABOVE_MIDDLE = 0.42;

export function routeArrow(row: Transition, from: Box | undefined, to: Box): Arrow {
  const arrow = { from: row.from, to: row.to, lines: linesOf(row) };
  if (!from || (from.x === to.x && to.y - from.y === ROW)) return { ...arrow, ...straightDown(from, to) };
  if (from.x === to.x) return { ...arrow, ...around(from, to), lines: arrow.lines.flatMap(wrap) };
  return { ...arrow, ...aside(from, to, arrow.lines.length) };
}

type Route = Pick<Arrow, "path" | "label">;

function straightDown(from: Box | undefined, to: Box): Route {
  const start = from ? from.y + HALF.height : START_Y;
  const end = to.y - HALF.height;
  // Above the middle: the label of an arrow that goes aside stands close to where this one ends.
  const y = start + (end - start) * ABOVE_MIDDLE;
  return { path: `M${to.x} ${start}V${end}`, label: { x: to.x + GAP, y, anchor: "start" } };
}

/** Past the states in between, on the left. */
function around(from: Box, to: Box): Route {
  const edge = from.x - HALF.width;
  const path = `M${edge} ${from.y}C${edge - BEND} ${from.y} ${edge - BEND} ${to.y} ${edge} ${to.y}`;
  return { path, label: { x: edge - BEND * MIDDLE_OF_BEND - GAP, y: (from.y + to.y) / 2, anchor: "end" } };
}

function aside(from: Box, to: Box, lines: number): Route {
  const start = from.x + HALF.width;
  const end = to.x - HALF.width;
  const y = to.y - GAP - (lines * LINE_HEIGHT) / 2;
  return { path: `M${start} ${from.y}L${end} ${to.y}`, label: { x: (start + end) / 2, y, anchor: "middle" } };
}

function linesOf({ trigger, condition, afterSeconds }: Transition): string[] {
  const time = afterSeconds === null ? "" : ` after ${duration(afterSeconds)}`;
  return [`${words(trigger)}${time}`, ...(condition === null ? [] : [words(condition)])];
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (longer.length <= LETTERS_BESIDE_BEND) lines.pop();
    lines.push(longer.length <= LETTERS_BESIDE_BEND ? longer : word);
  }
  return lines;
}
