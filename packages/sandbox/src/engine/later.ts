/** Runs a task after so many milliseconds, unless it is called off before. */
export type Later = (task: () => void, delayMs: number) => () => void;

/** By the real time, and holding up no process that has nothing else to do. */
export const later: Later = (task, delayMs) => {
  const timer = setTimeout(task, delayMs).unref();
  return () => clearTimeout(timer);
};
