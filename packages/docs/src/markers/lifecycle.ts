import type { Catalogue, Lifecycle, Transition } from "../catalogue.ts";
import { describeLifecycle } from "../diagram/describe-lifecycle.ts";
import { drawLifecycle } from "../diagram/draw-lifecycle.ts";
import { escapeXml } from "../diagram/escape-xml.ts";
import { DARK, LIGHT, type Palette } from "../diagram/palette.ts";
import { lookUp } from "../look-up.ts";
import { code } from "../markdown/code.ts";
import { duration } from "../markdown/duration.ts";
import { table } from "../markdown/table.ts";
import { words } from "../markdown/words.ts";

/** The diagram, once for each colour mode, and the same rows as a table for those who cannot see it. */
export function renderLifecycle({ transitions }: Catalogue, schema: string): string {
  const lifecycle = lookUp(transitions, schema);
  const images = [LIGHT, DARK].map((palette) => image(schema, lifecycle, palette));
  const figure = `<figure class="lifecycle">${images.join("")}</figure>`;
  return `${figure}\n\n${rowsTable(lifecycle)}`;
}

function image(schema: string, lifecycle: Lifecycle, palette: Palette): string {
  const { svg, width, height } = drawLifecycle(lifecycle, palette);
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  const alt = escapeXml(describeLifecycle(schema, lifecycle));
  return `<img class="only-${palette.name}" src="${source}" width="${width}" height="${height}" alt="${alt}">`;
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
