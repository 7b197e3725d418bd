import { integer, nat, record } from "fast-check";
import { expectTransactions, historyOf } from "../check/check-money.ts";
import { obtain } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";

/** Some page of some span of time; both ends of the span are part of it. */
export const listTransactions = defineCommand(
  "listTransactions",
  record({
    session: position,
    from: position,
    to: position,
    limit: integer({ min: 1, max: 4 }),
    offset: nat({ max: 3 }),
  }),
  async (world, { limit, offset, ...picks }) => {
    const session = choose(liveSessions(world.model), picks.session);
    if (!session) return;
    const history = historyOf(world, session);
    const startDate = choose(history, picks.from)?.createdAt ?? 0;
    const endDate = choose(history, picks.to)?.createdAt ?? world.model.now;
    world.story.push(`${describe(session)} lists ${limit} transactions from ${offset} on, ${startDate} to ${endDate}`);
    const span = history.filter(({ createdAt }) => createdAt >= startDate && createdAt <= endDate);
    const page = span.slice(offset, offset + limit);
    const body = { startDate, endDate, limit: `${limit}`, offset: `${offset}` };
    const { transactions, ...counts } = await obtain(world, session.key, "listTransactions", { body });
    same("counts", counts, { number: page.length, totalCount: span.length });
    same("page", transactions, expectTransactions(page, transactions));
  },
);
