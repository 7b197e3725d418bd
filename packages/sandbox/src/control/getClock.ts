import type { Control, ControlContext } from "./control.ts";

export const getClock: Control = {
  method: "GET",
  path: "/clock",
  handle: async ({ context }) => ({ status: 200, body: await viewClock(context, 0) }),
};

export function viewClock({ engine }: ControlContext, ran: number) {
  return engine.read(async ({ db, now }) => {
    const { mode } = await engine.clock.read(db);
    return { now: new Date(now).toISOString(), mode, ran };
  });
}
