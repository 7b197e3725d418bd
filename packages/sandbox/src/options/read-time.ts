/** The last instant with a year of four digits: answers can tell of no later one, and the clock never goes back. */
export const LATEST_TIME = Date.parse("9999-12-31T23:59:59.999Z");

/** Unix milliseconds. Throws a TypeError that names the option, or the argument, that is no time or out of reach. */
export function readTime(name: string, time: Date | string): number {
  const millis = new Date(time).getTime();
  if (Number.isNaN(millis)) throw new TypeError(`${name} takes a Date or an ISO 8601 time, not ${String(time)}`);
  if (millis < 0 || millis > LATEST_TIME) throw new TypeError(`${name} takes a time from 1970 to 9999`);
  return millis;
}
