import { createConnection as create } from "../actions/create-connection.ts";
import { planConnection } from "../domain/connection-plan.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { presentConnection } from "./present.ts";

export const createConnection: Operation<"createConnection"> = {
  access: "write",
  async handle({ work, caller, body, concurrent }) {
    const connection = await create(work, caller.owner, planConnection(body), { concurrent });
    return { svcLink: presentConnection(connection) };
  },
};
