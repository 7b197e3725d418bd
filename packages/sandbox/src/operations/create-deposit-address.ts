import { createDepositAddress as create } from "../actions/create-deposit-address.ts";
import { depositLimits } from "../domain/money/deposit-limits.ts";
import type { Operation } from "../http/api/operation-types.ts";

export const createDepositAddress: Operation<"createDepositAddress"> = {
  access: "write",
  async handle({ work, caller, body }) {
    const { minimum, maximum } = depositLimits(body.sourceCurrency);
    return {
      maximumDepositAmount: maximum.toString(),
      minimumDepositAmount: minimum.toString(),
      address: await create(work, caller.owner, body.sourceCurrency, body.sourceBlockchain),
      ...(body.sourceBlockchain === "LIGHTNING" && { blockchain: body.sourceBlockchain }),
    };
  },
};
