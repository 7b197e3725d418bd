/** A place in a body that is not as it should be. */
export interface Violation {
  /** JSON Pointer to it; the empty string is the body as a whole. */
  readonly path: string;
  readonly message: string;
}

/** What a compiled validator reports. */
export interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  /** The member that is missing or too much, where that is the fault. */
  readonly params?: { readonly missingProperty?: string; readonly additionalProperty?: string };
}

/** A compiled validator. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** Every place of `data` that does not fit; none when it is valid. */
export function violations(validate: Validator, data: unknown): Violation[] {
  if (validate(data)) return [];
  return (validate.errors ?? []).map((fault) => ({ path: placeOf(fault), message: fault.message }));
}

/** A member that is missing or too much is reported at its own place, not at that of the object around it. */
function placeOf({ instancePath, params }: Fault): string {
  const member = params?.missingProperty ?? params?.additionalProperty;
  return member === undefined ? instancePath : `${instancePath}/${member.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Length as JSON Schema counts it: in characters, of which one may take two UTF-16 units. */
export function length(text: string): number {
  // Nearly all texts have no pairs, and finding that out is much faster than counting.
  if (!pair.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const pair = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * Judges a union. `marks` cuts the faults found so far: what was there before, then those of each variant in turn. When no
 * variant fits, the one whose tags differ least is the one that was meant, and only its faults are kept.
 */
export function union(
  faults: readonly Fault[] | null,
  marks: readonly number[],
  path: string,
  exactlyOne: boolean,
): Fault[] | null {
  const fitting = countFitting(marks);
  const earlier = firstFaults(faults, marks[0] ?? 0);
  if (fitting === 1 || (fitting > 1 && !exactlyOne)) return earlier;

  const before = earlier ?? [];
  if (fitting > 1) return [...before, { instancePath: path, keyword: "oneOf", message: "must fit only one variant" }];

  const all = faults ?? [];

  const variants = marks.slice(1).map((end, index) => all.slice(marks[index], end));
  const tags = new Set(variants.flat().flatMap((fault) => (fault.keyword === "const" ? [fault.instancePath] : [])));
  const distances = variants.map((variant) => countTags(variant, path, tags));
  const nearest = variants.filter((_, index) => distances[index] === Math.min(...distances));
  const [meant = []] = [...nearest].sort((one, other) => one.length - other.length);
  return [...before, ...meant.map((fault) => widen(fault, nearest.flat()))];
}

/** How many variants fit: one without faults leaves no gap between its marks. */
export function countFitting(marks: readonly number[]): number {
  let count = 0;
  for (let index = 1; index < marks.length; index += 1) if (marks[index] === marks[index - 1]) count += 1;
  return count;
}

/** As validators have it: null for none. */
export function firstFaults(faults: readonly Fault[] | null, count: number): Fault[] | null {
  return count === 0 || faults === null ? null : faults.slice(0, count);
}

/** How often a variant says "this is not me", rather than "this is me, with a mistake". */
function countTags(variant: readonly Fault[], path: string, tags: ReadonlySet<string>): number {
  return variant.reduce((sum, { keyword, instancePath }) => {
    // Who gives a tag means one of the variants that have it, so to exclude it differs more than another value does.
    if (keyword === "not") return sum + (tags.has(instancePath) ? 2 : 1);
    return keyword === "const" || (keyword === "type" && instancePath === path) ? sum + 1 : sum;
  }, 0);
}

const alternative = /^must be (?!one of)/;

/** Names what any of the nearest variants would have taken at this place, not only what the first one would. */
function widen(fault: Fault, faults: readonly Fault[]): Fault {
  if (!alternative.test(fault.message)) return fault;
  const words = faults
    .filter(({ instancePath, message }) => instancePath === fault.instancePath && alternative.test(message))
    .map(({ message }) => message.replace(alternative, ""));
  return { ...fault, message: `must be ${[...new Set(words)].join(" or ")}` };
}

/** Values of parameters, as text, by their place. */
export interface ParameterValues {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}
