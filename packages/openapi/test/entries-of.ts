/** `Object.entries` that keeps the names: right for data that has no members beyond those of its type. */
export function entriesOf<Data extends object>(data: Data): [keyof Data & string, Data[keyof Data]][] {
  const names = Object.keys(data).filter((name): name is keyof Data & string => name in data);
  return names.map((name) => [name, data[name]]);
}
