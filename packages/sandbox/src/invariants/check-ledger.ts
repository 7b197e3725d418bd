import type { Work } from "../engine/work.ts";
import { listLedgerEntries } from "../store/tables/ledger-entries.ts";
import { listBalances } from "../store/tables/user-balances.ts";

const isUserAccount = (account: string) => account.startsWith("user/");

export async function checkLedger({ db }: Work): Promise<string[]> {
  const journals = new Map<string, bigint>();
  const accounts = new Map<string, bigint>();
  for (const { journal, account, currency, amount } of await listLedgerEntries(db)) {
    add(journals, `journal ${journal} ${currency}`, amount);
    add(accounts, `${account} ${currency}`, amount);
  }
  const problems = [...journals].filter(([, sum]) => sum !== 0n).map(([name, sum]) => `${name} is out by ${sum}`);
  for (const [name, sum] of accounts) {
    if (isUserAccount(name) && sum < 0n) problems.push(`${name} is negative: ${sum}`);
  }
  for (const { account, currency, balance } of await listBalances(db)) {
    const sum = accounts.get(`${account} ${currency}`) ?? 0n;
    if (sum !== balance) problems.push(`${account} ${currency} says ${balance}, its entries ${sum}`);
  }
  return problems;
}

function add(sums: Map<string, bigint>, name: string, amount: bigint): void {
  sums.set(name, (sums.get(name) ?? 0n) + amount);
}
