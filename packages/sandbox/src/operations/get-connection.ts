import { Refusal } from "../domain/refusal.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { findOpenChallenge } from "../store/tables/challenges.ts";
import { findConnection } from "../store/tables/connections.ts";
import { findStandingOrder } from "../store/tables/standing-orders.ts";
import { presentDetail } from "./present.ts";

export const getConnection: Operation<"getConnection"> = {
  access: "read",
  async handle({ work, caller, path }) {
    const { userId, applicationId } = caller.owner;
    const connection = await findConnection(work.db, path.id.toLowerCase());
    if (connection?.userId !== userId || connection.applicationId !== applicationId) {
      throw new Refusal("CONNECTION_NOT_FOUND");
    }
    if (connection.standingOrderId === null) return presentDetail(work, connection, undefined, undefined);
    const order = await findStandingOrder(work.db, connection.standingOrderId);
    const challenge =
      connection.status === "PENDING"
        ? await findOpenChallenge(work.db, connection.standingOrderId, "activation")
        : undefined;
    return presentDetail(work, connection, order, challenge);
  },
};
