import { duration, words } from "../parts/words.ts";
import { findMainPath } from "./findMainPath.ts";
import type { Lifecycle, Transition } from "./lifecycle.ts";

/** A state, placed by its centre. */
export interface Box {
  readonly state: string;
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  /** Data of an SVG path. */
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: "start" | "middle" | "end" };
  readonly lines: readonly string[];
  readonly from: string | null;
  readonly to: string;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const BOX = { width: 122, height: 40 } as const;
const HALF = { width: BOX.width / 2, height: BOX.height / 2 } as const;
/** Left of it the arrows that pass states over, right of it the dead ends. */
const MAIN_X = 196;
const SIDE_X = 452;
const FIRST_Y = 68;
const ROW = 104;
const START_Y = 14;
const BEND = 78;

/** The main path runs from top to bottom; whatever else a life can end in stands to its right. */
export function layOut(lifecycle: Lifecycle): Picture {
  const main = findMainPath(lifecycle);
  const rowOf = (state: string): number => main.indexOf(state);
  const boxes = lifecycle.states.map((state): Box => {
    if (rowOf(state) >= 0) return { state, x: MAIN_X, y: FIRST_Y + rowOf(state) * ROW };
    const before = lifecycle.rows.find((row) => row.to === state)?.from ?? null;
    return { state, x: SIDE_X, y: FIRST_Y + Math.max(0, rowOf(before ?? "")) * ROW };
  });
  const boxOf = (state: string | null) => boxes.find((box) => box.state === state);
  return {
    width: SIDE_X + HALF.width + 2,
    height: FIRST_Y + (main.length - 1) * ROW + HALF.height + 6,
    boxes,
    arrows: lifecycle.rows.flatMap((row) => {
      const to = boxOf(row.to);
      return to ? [drawArrow(row, boxOf(row.from), to)] : [];
    }),
  };
}

function drawArrow(row: Transition, from: Box | undefined, to: Box): Arrow {
  const common = { lines: linesOf(row), from: row.from, to: row.to };
  if (!from || (from.x === to.x && to.y - from.y === ROW)) {
    const top = from ? from.y + HALF.height : START_Y;
    const label = { x: MAIN_X + 12, y: (top + to.y - HALF.height) / 2, anchor: "start" } as const;
    return { ...common, path: `M${to.x} ${top}V${to.y - HALF.height}`, label };
  }
  if (from.x === to.x) {
    const edge = from.x - HALF.width;
    const path = `M${edge} ${from.y}C${edge - BEND} ${from.y} ${edge - BEND} ${to.y} ${edge} ${to.y}`;
    return { ...common, path, label: { x: edge - BEND * 0.75 - 8, y: (from.y + to.y) / 2, anchor: "end" } };
  }
  const start = from.x + HALF.width;
  const end = to.x - HALF.width;
  return {
    ...common,
    path: `M${start} ${from.y}L${end} ${to.y}`,
    label: { x: (start + end) / 2, y: to.y - 18, anchor: "middle" },
  };
}

function linesOf({ trigger, condition, afterSeconds }: Transition): string[] {
  const time = afterSeconds === null ? "" : ` after ${duration(afterSeconds)}`;
  return [`${words(trigger)}${time}`, ...(condition === null ? [] : [words(condition)])];
}
