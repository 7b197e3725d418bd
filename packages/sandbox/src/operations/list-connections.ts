import type { Operation } from "../http/api/operation-types.ts";
import { listOpenActivations } from "../store/tables/challenges.ts";
import { listAlive } from "../store/tables/connections.ts";
import { listStandingOrdersOfConnections } from "../store/tables/standing-orders.ts";
import { presentDetail } from "./present.ts";

export const listConnections: Operation<"listConnections"> = {
  access: "read",
  async handle({ work, caller }) {
    const { userId, applicationId } = caller.owner;
    const connections = await listAlive(work.db, userId, applicationId);
    const orders = await listStandingOrdersOfConnections(work.db, userId, applicationId);
    const challenges = await listOpenActivations(work.db, userId, applicationId);
    const ordersById = new Map(orders.map((order) => [order.id, order]));
    const challengesByOrder = new Map(challenges.map((challenge) => [challenge.standingOrderId, challenge]));
    return connections.map((connection) => {
      const orderId = connection.standingOrderId ?? "";
      return presentDetail(work, connection, ordersById.get(orderId), challengesByOrder.get(orderId));
    });
  },
};
