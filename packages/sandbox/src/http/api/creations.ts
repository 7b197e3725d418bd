/** The users for whom a creation is being handled in this process. */
export interface Creations {
  /** False when another one is under way. */
  enter(userId: string): boolean;
  leave(userId: string): void;
  has(userId: string): boolean;
}

export function trackCreations(): Creations {
  const users = new Set<string>();
  return {
    enter(userId) {
      const first = !users.has(userId);
      users.add(userId);
      return first;
    },
    leave: (userId) => void users.delete(userId),
    has: (userId) => users.has(userId),
  };
}
