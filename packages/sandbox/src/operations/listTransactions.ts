import type { Operation } from "../http/operationTypes.ts";
import { countOrders, listOrders } from "../store/tables/orders.ts";
import { presentTransaction } from "./present.ts";

const DEFAULT_LIMIT = "50";

export const listTransactions: Operation<"listTransactions"> = {
  access: "read",
  async handle({ work, caller, body }) {
    const { userId, applicationId } = caller.owner;
    const { startDate = 0, endDate = Number.MAX_SAFE_INTEGER, limit = DEFAULT_LIMIT, offset = "0" } = body ?? {};
    const range = [userId, applicationId, startDate, endDate] as const;
    const page = [Number(limit), Number(offset)] as const;
    const transactions = (await listOrders(work.db, ...range, ...page)).map(presentTransaction);
    return { transactions, number: transactions.length, totalCount: await countOrders(work.db, ...range) };
  },
};
