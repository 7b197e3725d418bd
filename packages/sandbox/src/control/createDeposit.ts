import { receiveDeposit } from "../actions/receiveDeposit.ts";
import type { Control } from "./control.ts";
import { malformed, notFound } from "./controlError.ts";
import { Input } from "./input.ts";

const AMOUNT = /^[1-9][0-9]{0,29}$/;

export const createDeposit: Control = {
  method: "POST",
  path: "/deposits",
  async handle({ context, body }) {
    const input = new Input(body);
    const to = input.text("to");
    const amount = input.text("amount");
    const currency = input.text("currency");
    if (!AMOUNT.test(amount)) throw malformed("/amount", "must be digits: an amount in the smallest unit");
    return context.engine.write(async (work) => {
      const order = await receiveDeposit(work, { to, amount: BigInt(amount), currency });
      if (order === "unknown place") throw notFound("IBAN or address");
      if (order === "wrong currency") throw malformed("/currency", "does not fit the place that it is sent to");
      return { status: 202, body: { orderId: order.id } };
    });
  },
};
