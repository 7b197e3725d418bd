/** A connection that is polled shows the same few instants over and over; writing one costs more than looking it up. */
const REMEMBERED = 1000;
const known = new Map<number, string>();

/** An instant as it looks on the wire. */
export function iso(millis: number): string {
  const found = known.get(millis);
  if (found !== undefined) return found;
  if (known.size >= REMEMBERED) known.clear();
  const text = new Date(millis).toISOString();
  known.set(millis, text);
  return text;
}
