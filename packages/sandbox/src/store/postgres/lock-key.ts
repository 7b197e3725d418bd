/** What is locked: the number keeps a user apart from anything else that has the same name. */
const KINDS = { whole: 0, user: 1, task: 2, held: 3 } as const;

/** The key of an advisory lock, as SQL; so is the name. */
export function lockKey(kind: keyof typeof KINDS, name: string): string {
  return `hashtextextended(${name}, ${KINDS[kind]})`;
}
