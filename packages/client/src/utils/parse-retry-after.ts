/** Seconds that a `Retry-After` header asks for, in either of its forms (seconds, HTTP date); `undefined` for anything else. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
