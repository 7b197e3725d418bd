import { balanceAccount } from "../domain/money/ledger.ts";
import type { Operation } from "../http/api/operation-types.ts";
import { findBalance } from "../store/tables/user-balances.ts";

export const getBalance: Operation<"getBalance"> = {
  access: "read",
  async handle({ work, caller, body }) {
    const known = await findBalance(work.db, balanceAccount(caller.owner.userId), body.currency);
    return { balance: (known?.balance ?? 0n).toString() };
  },
};
