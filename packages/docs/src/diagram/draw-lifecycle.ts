import type { Lifecycle } from "../catalogue.ts";
import { drawArrow } from "./draw-arrow.ts";
import { drawBox } from "./draw-box.ts";
import { layOut } from "./lay-out.ts";
import type { Size } from "./text-size.ts";

/**
 * A state diagram in pieces of SVG: states as boxes, final ones with a double frame, arrows labelled with what causes
 * them. The pieces have classes instead of colours, so that whoever puts them together can colour and mark them.
 */
export interface Drawing extends Size {
  /** The point at which every life begins. */
  readonly begin: string;
  readonly arrows: readonly DrawnArrow[];
  readonly states: readonly DrawnState[];
}

export interface DrawnArrow {
  /** Null where the life begins. */
  readonly from: string | null;
  readonly to: string;
  /** What stands beside the arrow. */
  readonly cause: string;
  readonly svg: string;
}

export interface DrawnState {
  readonly state: string;
  readonly isFinal: boolean;
  readonly svg: string;
}

export function drawLifecycle(lifecycle: Lifecycle): Drawing {
  const { width, height, begin, boxes, arrows } = layOut(lifecycle);
  return {
    ...{ width, height },
    begin: `<circle class="begin" cx="${begin.x}" cy="${begin.y}" r="7"/>`,
    arrows: arrows.map((arrow) => {
      const { from, to, lines } = arrow;
      return { from, to, cause: lines.join(", "), svg: drawArrow(arrow) };
    }),
    states: boxes.map((box) => {
      const isFinal = lifecycle.terminal.includes(box.state);
      return { state: box.state, isFinal, svg: drawBox(box, isFinal) };
    }),
  };
}
