let turn: Promise<void> | undefined;

/**
 * Holds an answer back until everything that came in together with its request has been answered. What is then written at
 * once wakes whoever waits for it once, not once for each answer: waking costs as much as a small call does.
 */
export async function afterThisTurn<T>(answer: T | Promise<T>): Promise<T> {
  const held = await answer;
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  await turn;
  return held;
}
