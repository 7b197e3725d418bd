import type { Engine } from "../../engine/engine.ts";
import { newId } from "../../engine/random.ts";
import { note } from "../../engine/work.ts";
import { type Fault, faults, removeFault, removeFaults } from "../../store/tables/faults.ts";
import { malformed, notFound } from "../control-error.ts";

export interface FaultCommands {
  addFault(fault: Omit<Fault, "id">): Promise<Fault>;
  removeFault(id: string): Promise<void>;
  removeFaults(): Promise<void>;
}

export function faultCommands(engine: Engine): FaultCommands {
  return {
    async addFault(given) {
      const { errorCode, statusCode, delayMs } = given;
      if (errorCode === null && statusCode === null && delayMs === null) {
        throw malformed("", "needs errorCode, statusCode or delayMs");
      }
      const fault = { ...given, id: newId("flt") };
      await engine.write(async (work) => {
        await faults.insert(work.db, fault);
        note(work, { kind: "fault", id: fault.id, state: "added" });
      });
      return fault;
    },
    removeFault: (id) =>
      engine.write(async (work) => {
        if (!(await removeFault(work.db, id))) throw notFound("fault");
        note(work, { kind: "fault", id, state: "removed" });
      }),
    removeFaults: () =>
      engine.write(async (work) => {
        await removeFaults(work.db);
        note(work, { kind: "fault", id: "*", state: "removed" });
      }),
  };
}
