import { listFaults as list } from "../store/tables/faults.ts";
import { viewFault } from "../views/faultView.ts";
import type { Control } from "./control.ts";

export const listFaults: Control = {
  method: "GET",
  path: "/faults",
  handle: ({ context }) =>
    context.engine.read(async ({ db }) => ({ status: 200, body: (await list(db)).map(viewFault) })),
};
