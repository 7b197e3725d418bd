import type { Source } from "../catalogue.ts";

/** Where a statement comes from that the service itself does not make. */
export type Origin = Exclude<Source, "stated">;

/** What each mark means; shown once as a table, and beside every mark as a tooltip. */
export const ORIGINS: Readonly<Record<Origin, string>> = {
  observed: "The service leaves this open. It is what its public documentation or open-source clients show.",
  assumed: "This is open everywhere. It is the least surprising choice, made so that the description has no hole.",
};

export function isOrigin(value: unknown): value is Origin {
  return value === "observed" || value === "assumed";
}

/** The text, with a badge behind it when it is not the service's own. */
export function withOrigin(text: string, source: Source): string {
  return isOrigin(source) ? `${text} ${originBadge(source)}` : text;
}

/** A badge for places where Redoc has none of its own: tables, responses, headers, security schemes. */
export function originBadge(origin: Origin): string {
  return `<span class="origin origin-${origin}" title="${ORIGINS[origin]}">${origin}</span>`;
}
