import type { Lifecycle, Transition } from "../catalogue.ts";
import { duration } from "../markdown/duration.ts";
import { words } from "../markdown/words.ts";
import { createGraph, layOutGraph, type Point } from "./dagre.ts";
import { boxSize, labelSize, type Size } from "./text-size.ts";

/** A state, placed by its centre. */
export interface Box extends Point, Size {
  readonly state: string;
}

export interface Arrow {
  /** Null where the life begins. */
  readonly from: string | null;
  readonly to: string;
  /** From the border of one box to the border of the other. */
  readonly points: readonly Point[];
  readonly lines: readonly string[];
  /** The label, placed by its centre. */
  readonly label: Point;
  readonly size: Size;
}

export interface Picture extends Size {
  /** Where every life begins. */
  readonly begin: Point & Size;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

const START = "(start)";
const START_SIZE = { width: 18, height: 18 };
const MARGIN = 12;

/** Places states and labels so that none covers another; states further along stand lower. */
export function layOut({ states, terminal, rows }: Lifecycle): Picture {
  const graph = createGraph();
  graph.setGraph({ rankdir: "TB", nodesep: 48, edgesep: 28, ranksep: 34, marginx: MARGIN, marginy: MARGIN });
  graph.setNode(START, { ...START_SIZE }); // dagre writes into what it is given
  // Dead ends first: dagre then puts them to one side, and the longer ways do not lead around them.
  const inOrder = [...terminal, ...states.filter((state) => !terminal.includes(state))];
  for (const state of inOrder) graph.setNode(state, boxSize(state));
  for (const [index, row] of rows.entries()) {
    graph.setEdge(row.from ?? START, row.to, { ...labelSize(labelLines(row)), labelpos: "c" }, String(index));
  }
  layOutGraph(graph);

  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    begin: graph.node(START),
    boxes: states.map((state) => ({ ...graph.node(state), state })),
    arrows: rows.map((row, index) => {
      const { points, x, y } = graph.edge(row.from ?? START, row.to, String(index));
      const lines = labelLines(row);
      return { from: row.from, to: row.to, points, label: { x, y }, lines, size: labelSize(lines) };
    }),
  };
}

function labelLines({ trigger, condition, afterSeconds }: Transition): string[] {
  const time = afterSeconds === null ? "" : ` after ${duration(afterSeconds)}`;
  return [`${words(trigger)}${time}`, ...(condition === null ? [] : [words(condition)])];
}
