const UNITS = [
  { seconds: 86_400, name: "day" },
  { seconds: 3600, name: "hour" },
  { seconds: 60, name: "minute" },
  { seconds: 1, name: "second" },
];

/** A number of seconds in the largest unit that leaves no rest: `1800` is `30 minutes`. */
export function duration(seconds: number): string {
  const unit = UNITS.find((candidate) => seconds >= candidate.seconds && seconds % candidate.seconds === 0);
  const count = unit ? seconds / unit.seconds : seconds;
  const name = unit?.name ?? "second";
  return `${count} ${count === 1 ? name : `${name}s`}`;
}
