import type { Point } from "./dagre.ts";
import { escapeXml } from "./escape-xml.ts";
import type { Arrow } from "./lay-out.ts";
import { LABEL_FONT_SIZE, LINE_HEIGHT } from "./text-size.ts";

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
/** Its tip reaches a little into the frame that it points at. */
const HEAD = "M1 0-7-4-7 4Z";

export function drawArrow({ points, label, lines, size: { width, height } }: Arrow): string {
  const line = `<path class="line" d="${curve(points)}" fill="none" stroke-width="1.5"/>`;
  // Drawn, not a marker: a marker does not take the colour of its line in every browser.
  const head = `<path class="head" d="${HEAD}" transform="translate(${at(point(points, -1))}) rotate(${arrival(points)})"/>`;
  // The label lies on the line; its own background keeps it readable.
  const plate = `<rect class="plate" x="${round(label.x - width / 2)}" y="${round(label.y - height / 2)}" width="${width}" height="${height}" rx="4"/>`;
  const texts = lines.map((text, index) => {
    const y = label.y + (index - (lines.length - 1) / 2) * LINE_HEIGHT;
    const role = index === 0 ? `class="cause" font-weight="600"` : `class="condition"`;
    return `<text ${role} x="${round(label.x)}" y="${round(y)}" dy="0.35em" text-anchor="middle" font-family="${FONT}" font-size="${LABEL_FONT_SIZE}">${escapeXml(text)}</text>`;
  });
  return [line, head, plate, ...texts].join("");
}

/** A smooth line through all points (a Catmull-Rom spline, written as the Bezier curves that SVG knows). */
function curve(points: readonly Point[]): string {
  const segments = points.slice(1).map((end, index) => {
    const start = point(points, index);
    const leave = along(start, point(points, Math.max(index - 1, 0)), end);
    return `C${at(leave)} ${at(arrive(points, index))} ${at(end)}`;
  });
  return `M${at(point(points, 0))} ${segments.join(" ")}`;
}

/** From where the curve comes to the end of one of its segments. */
function arrive(points: readonly Point[], index: number): Point {
  const beyond = Math.min(index + 2, points.length - 1);
  return along(point(points, index + 1), point(points, beyond), point(points, index));
}

/** In degrees, the direction in which the curve reaches its end. */
function arrival(points: readonly Point[]): number {
  const end = point(points, -1);
  const before = arrive(points, points.length - 2);
  return round((Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI);
}

/** The point at which a curve that passes through `here` on its way from `before` to `after` is bent. */
function along(here: Point, before: Point, after: Point): Point {
  return { x: here.x + (after.x - before.x) / 6, y: here.y + (after.y - before.y) / 6 };
}

function point(points: readonly Point[], index: number): Point {
  return points.at(index) ?? { x: 0, y: 0 };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
