import type { Entry } from "../domain/money/ledger.ts";
import type { Work } from "../engine/work.ts";
import { ledgerEntries } from "../store/tables/ledger-entries.ts";
import { findBalance, saveBalance, userBalances } from "../store/tables/user-balances.ts";

/** Writes bookings that belong together into the ledger. They have to add up to zero in each currency. */
export async function book(work: Work, journal: string, entries: readonly Entry[]): Promise<void> {
  checkSums(journal, entries);
  for (const { account, userId, currency, amount } of entries) {
    if (amount === 0n) continue;
    await ledgerEntries.insert(work.db, { journal, account, currency, amount, at: work.now });
    if (userId !== null) await changeBalance(work, { account, userId, currency, amount });
  }
}

function checkSums(journal: string, entries: readonly Entry[]): void {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`journal ${journal} is out by ${sum} ${currency}`);
  }
}

/** The user is locked, so what is read here is still true when it is written. */
async function changeBalance(work: Work, entry: Entry & { readonly userId: string }): Promise<void> {
  const { account, userId, currency, amount } = entry;
  const known = await findBalance(work.db, account, currency);
  const balance = (known?.balance ?? 0n) + amount;
  if (balance < 0n) throw new Error(`account ${account} would fall below zero`);
  if (!known) return userBalances.insert(work.db, { userId, account, currency, balance });
  await saveBalance(work.db, { account, currency, balance });
}
