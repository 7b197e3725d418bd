/** Unix milliseconds. Throws a TypeError that names the option, or the argument, that is no time. */
export function readTime(name: string, time: Date | string): number {
  const millis = new Date(time).getTime();
  if (Number.isNaN(millis)) throw new TypeError(`${name} takes a Date or an ISO 8601 time, not ${String(time)}`);
  return millis;
}
