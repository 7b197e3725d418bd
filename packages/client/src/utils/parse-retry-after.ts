/** Seconds that a `Retry-After` header asks for, in either of its forms (seconds, HTTP date). */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  // Every form of an HTTP date begins with a weekday. `Date.parse` alone would also read "-5" as a date.
  const time = /^[A-Z]/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now) / 1000);
}
