import type { Point } from "./dagre.ts";
import { escapeXml } from "./escape-xml.ts";
import type { Arrow } from "./lay-out.ts";
import type { Palette } from "./palette.ts";
import { LABEL_FONT_SIZE, LINE_HEIGHT } from "./text-size.ts";

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export function drawArrow({ points, label, lines, size: { width, height } }: Arrow, palette: Palette): string {
  const line = `<path d="${curve(points)}" fill="none" stroke="${palette.edge}" stroke-width="1.5" marker-end="url(#head)"/>`;
  // The label lies on the line; its own background keeps it readable.
  const plate = `<rect x="${label.x - width / 2}" y="${label.y - height / 2}" width="${width}" height="${height}" rx="4" fill="${palette.background}"/>`;
  const texts = lines.map((text, index) => {
    const y = label.y + (index - (lines.length - 1) / 2) * LINE_HEIGHT;
    const style = index === 0 ? `font-weight="600" fill="${palette.label}"` : `fill="${palette.labelFaint}"`;
    return `<text x="${label.x}" y="${y}" dy="0.35em" text-anchor="middle" font-family="${FONT}" font-size="${LABEL_FONT_SIZE}" ${style}>${escapeXml(text)}</text>`;
  });
  return [line, plate, ...texts].join("");
}

/** A smooth line through all points (a Catmull-Rom spline, written as the Bezier curves that SVG knows). */
function curve(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const segments = points.slice(1).map((end, index) => {
    const start = point(index);
    const leave = along(start, point(index - 1), end);
    const arrive = along(end, point(index + 2), start);
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  return `M${at(point(0))} ${segments.join(" ")}`;
}

/** The point at which a curve that passes through `here` on its way from `before` to `after` is bent. */
function along(here: Point, before: Point, after: Point): Point {
  return { x: here.x + (after.x - before.x) / 6, y: here.y + (after.y - before.y) / 6 };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
