import { findMainPath } from "./find-main-path.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { type Arrow, routeArrow } from "./route-arrow.ts";
import { BOX, FIRST_Y, MAIN_X, ROW, SIDE_X } from "./sizes.ts";

/** A state, placed by its centre. */
export interface Box {
  readonly state: string;
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

const MARGIN = 4;

/** The main path runs from top to bottom; whatever else a life can end in stands to its right. */
export function layOut(lifecycle: Lifecycle): Picture {
  const main = findMainPath(lifecycle);
  const boxes = lifecycle.states.map((state) => place(state, main, lifecycle));
  const boxOf = (state: string | null) => boxes.find((box) => box.state === state);
  return {
    width: SIDE_X + BOX.width / 2 + MARGIN,
    height: FIRST_Y + (main.length - 1) * ROW + BOX.height / 2 + MARGIN,
    boxes,
    arrows: lifecycle.rows.flatMap((row) => {
      const to = boxOf(row.to);
      return to ? [routeArrow(row, boxOf(row.from), to)] : [];
    }),
  };
}

function place(state: string, main: readonly string[], { rows }: Lifecycle): Box {
  if (main.includes(state)) return { state, x: MAIN_X, y: FIRST_Y + main.indexOf(state) * ROW };
  const before = rows.find((row) => row.to === state)?.from ?? "";
  return { state, x: SIDE_X, y: FIRST_Y + Math.max(0, main.indexOf(before)) * ROW };
}
