import type { Drawing } from "./draw-lifecycle.ts";
import type { BoxColours, Palette } from "./palette.ts";

/** A drawing as an image that stands for itself, in the colours of one mode. */
export function makeImage({ width, height, begin, arrows, states }: Drawing, palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>${rules(palette)}</style>
<rect class="plate" width="100%" height="100%"/>
${[begin, ...arrows.map(({ svg }) => svg)].join("\n")}
${states.map(({ isFinal, svg }) => `<g class="${isFinal ? "final" : "state"}">${svg}</g>`).join("\n")}
</svg>
`;
}

function rules({ edge, label, labelFaint, background, state, terminal }: Palette): string {
  return [
    `.begin,.head{fill:${edge}}.line{stroke:${edge}}.plate{fill:${background}}`,
    `.cause{fill:${label}}.condition{fill:${labelFaint}}`,
    boxRules("state", state),
    boxRules("final", terminal),
  ].join("");
}

function boxRules(name: string, { fill, stroke, text }: BoxColours): string {
  return `.${name} rect{fill:${fill};stroke:${stroke}}.${name} text{fill:${text}}`;
}
