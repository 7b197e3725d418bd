import dagre from "@dagrejs/dagre";
import type { Size } from "./text-size.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LayoutOptions {
  readonly rankdir: "TB" | "LR";
  readonly nodesep: number;
  readonly edgesep: number;
  readonly ranksep: number;
  readonly marginx: number;
  readonly marginy: number;
}

/** The part of a dagre graph that we use. */
export interface LayoutGraph {
  setGraph(options: LayoutOptions): void;
  setNode(name: string, size: Size): void;
  setEdge(from: string, to: string, label: Size & { labelpos: "c" }, name: string): void;
  graph(): Partial<Size>;
  node(name: string): Size & Point;
  edge(from: string, to: string, name: string): Point & { readonly points: readonly Point[] };
}

interface Engine {
  readonly graphlib: { readonly Graph: new (options: { multigraph: boolean }) => LayoutGraph };
  layout(graph: LayoutGraph): void;
}

// dagre's own types import each other without file endings, which Node's module rules do not resolve: it arrives untyped.
const engine: Engine = dagre;

export function createGraph(): LayoutGraph {
  return new engine.graphlib.Graph({ multigraph: true });
}

/** Adds a position to every node, and a line with the place of its label to every edge. */
export function layOutGraph(graph: LayoutGraph): void {
  engine.layout(graph);
}
