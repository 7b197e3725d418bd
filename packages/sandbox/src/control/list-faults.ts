import { listFaults as list } from "../store/tables/faults.ts";
import type { Control } from "./control.ts";

export const listFaults: Control<"listFaults"> = {
  handle: ({ context }) => context.engine.read(({ db }) => list(db)),
};
