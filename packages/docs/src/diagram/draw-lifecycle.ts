import type { Lifecycle } from "../catalogue.ts";
import { drawArrow } from "./draw-arrow.ts";
import { drawBox } from "./draw-box.ts";
import { layOut } from "./lay-out.ts";
import type { Palette } from "./palette.ts";
import type { Size } from "./text-size.ts";

export interface Drawing extends Size {
  readonly svg: string;
}

/** A state diagram: states as boxes, final ones with a double frame, arrows labelled with what causes them. */
export function drawLifecycle(lifecycle: Lifecycle, palette: Palette): Drawing {
  const { width, height, boxes, arrows } = layOut(lifecycle);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8Z" fill="${palette.edge}"/></marker></defs>
<rect width="100%" height="100%" fill="${palette.background}"/>
${arrows.map((arrow) => drawArrow(arrow, palette)).join("\n")}
${boxes.map((box) => drawBox(box, lifecycle.terminal, palette)).join("\n")}
</svg>
`;
  return { svg, width, height };
}
