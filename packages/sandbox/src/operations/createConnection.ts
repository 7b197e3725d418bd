import { createConnection as create } from "../actions/createConnection.ts";
import { planConnection } from "../domain/connectionPlan.ts";
import type { Operation } from "../http/operationTypes.ts";
import { presentConnection } from "./present.ts";

export const createConnection: Operation<"createConnection"> = {
  access: "write",
  async handle({ work, caller, body, concurrent }) {
    const connection = await create(work, caller.owner, planConnection(body), { concurrent });
    return { svcLink: presentConnection(connection) };
  },
};
