import { type Html, html } from "../html.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** An instant of the sandbox's clock, always in UTC: the clock may be days away from the reader's. */
export function time(millis: number): Html {
  const instant = new Date(millis).toISOString();
  return html`<time datetime="${instant}">${formatTime(millis)}</time>`;
}

export function formatTime(millis: number): string {
  const date = new Date(millis);
  const clock = date.toISOString().slice(11, 19);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} ${clock}`;
}
