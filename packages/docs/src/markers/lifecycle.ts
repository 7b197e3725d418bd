import type { Catalogue, Lifecycle, Transition } from "../catalogue.ts";
import { describeLifecycle } from "../diagram/describe-lifecycle.ts";
import { type Drawing, drawLifecycle } from "../diagram/draw-lifecycle.ts";
import { escapeXml } from "../diagram/escape-xml.ts";
import { makeImage } from "../diagram/make-image.ts";
import { DARK, LIGHT, type Palette } from "../diagram/palette.ts";
import { lookUp } from "../look-up.ts";
import { code } from "../markdown/code.ts";
import { duration } from "../markdown/duration.ts";
import { table } from "../markdown/table.ts";
import { words } from "../markdown/words.ts";

/** The diagram, once for each colour mode, and the same rows as a table for those who cannot see it. */
export function renderLifecycle({ transitions }: Catalogue, schema: string): string {
  const lifecycle = lookUp(transitions, schema);
  const drawing = drawLifecycle(lifecycle);
  const description = describeLifecycle(schema, lifecycle);
  const images = [LIGHT, DARK].map((palette) => image(drawing, description, palette));
  const figure = `<figure class="lifecycle">${images.join("")}</figure>`;
  return `${figure}\n\n${rowsTable(lifecycle)}`;
}

function image(drawing: Drawing, description: string, palette: Palette): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(makeImage(drawing, palette)).toString("base64")}`;
  const { width, height } = drawing;
  return `<img class="only-${palette.name}" src="${source}" width="${width}" height="${height}" alt="${escapeXml(description)}">`;
}

function rowsTable({ rows, terminal }: Lifecycle): string {
  return table(
    ["From", "What happens", "Condition", "To", "Then"],
    rows.map((row) => [
      row.from === null ? "*(start)*" : code(row.from),
      trigger(row),
      row.condition === null ? "" : words(row.condition),
      terminal.includes(row.to) ? `${code(row.to)} (final)` : code(row.to),
      row.effects.join(" "),
    ]),
  );
}

function trigger({ trigger: name, operations, afterSeconds }: Transition): string {
  const calls = operations.map((operationId) => `[${operationId}](#operation/${operationId})`).join(", ");
  const time = afterSeconds === null ? "" : ` after ${duration(afterSeconds)}`;
  return `${words(name)}${time}${calls ? `: ${calls}` : ""}`;
}
