import type { Control } from "./control.ts";

export const createDeposit: Control<"createDeposit"> = {
  async handle({ context, body: { to, amount, currency } }) {
    return { orderId: await context.commands.deposit({ to, amount: BigInt(amount), currency }) };
  },
};
