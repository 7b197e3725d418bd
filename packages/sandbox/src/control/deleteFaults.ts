import { note } from "../work.ts";
import type { Control } from "./control.ts";

export const deleteFaults: Control = {
  method: "DELETE",
  path: "/faults",
  handle: ({ context }) =>
    context.engine.write(async (work) => {
      await work.db.run("DELETE FROM faults");
      note(work, { kind: "fault", id: "*", state: "removed" });
      return { status: 204 };
    }),
};
