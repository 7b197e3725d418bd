import type { Fetch } from "../run/world.ts";
import { changeAnswer } from "./change-answer.ts";

export const loseATransaction = (fetch: Fetch): Fetch =>
  changeAnswer(fetch, "POST", "/transactions", (body) => {
    const page: { transactions?: readonly unknown[] } = Object(body);
    const kept = page.transactions?.slice(0, -1) ?? [];
    return { transactions: kept, number: kept.length, totalCount: kept.length };
  });
