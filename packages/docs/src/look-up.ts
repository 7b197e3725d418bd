/** A value of a catalogue; asking for one that does not exist is a mistake in the description, and named as such. */
export function lookUp<Value>(catalogue: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  if (value === undefined) {
    throw new Error(`"${name}" is not in the catalogue, which has: ${Object.keys(catalogue).join(", ")}`);
  }
  return value;
}
