import type { Control } from "./control.ts";
import { malformed } from "./controlError.ts";
import { Input } from "./input.ts";

const AMOUNT = /^[1-9][0-9]{0,29}$/;

export const createDeposit: Control = {
  method: "POST",
  path: "/deposits",
  async handle({ context, body }) {
    const input = new Input(body);
    const amount = input.text("amount");
    if (!AMOUNT.test(amount)) throw malformed("/amount", "must be digits: an amount in the smallest unit");
    const deposit = { to: input.text("to"), amount: BigInt(amount), currency: input.text("currency") };
    return { status: 202, body: { orderId: await context.commands.deposit(deposit) } };
  },
};
