import { defaults } from "../generated/defaults.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { countOrders, listOrders } from "../store/tables/orders.ts";
import { presentTransaction } from "./present.ts";

/** The last instant that a date can be. */
const LATEST_DATE = 8_640_000_000_000_000;

export const listTransactions: Operation<"listTransactions"> = {
  access: "read",
  async handle({ work, caller, body }) {
    const { userId, applicationId } = caller.owner;
    const {
      startDate = 0,
      endDate = LATEST_DATE,
      limit = defaults.PageLimit,
      offset = defaults.PageOffset,
    } = body ?? {};
    const range = [userId, applicationId, clamp(startDate), clamp(endDate)] as const;
    const page = [Number(limit), Number(offset)] as const;
    const transactions = (await listOrders(work.db, ...range, ...page)).map(presentTransaction);
    return { transactions, number: transactions.length, totalCount: await countOrders(work.db, ...range) };
  },
};

function clamp(date: number): number {
  return Math.min(date, LATEST_DATE);
}
