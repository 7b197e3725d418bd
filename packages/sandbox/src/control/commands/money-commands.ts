import type { Deposit } from "../../actions/draft-order.ts";
import { receiveDeposit } from "../../actions/receive-deposit.ts";
import { redeliver } from "../../actions/redeliver.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Delivery } from "../../store/tables/deliveries.ts";
import { malformed, notFound } from "../control-error.ts";

export interface MoneyCommands {
  /** Lets money arrive at an IBAN or address of the sandbox; answers the order that it makes. */
  deposit(deposit: Deposit): Promise<string>;
  redeliver(deliveryId: string): Promise<Delivery>;
}

export function moneyCommands(engine: Engine): MoneyCommands {
  return {
    deposit: (deposit) =>
      engine.write(async (work) => {
        const order = await receiveDeposit(work, deposit);
        if (order === "unknown place") throw notFound("IBAN or address");
        if (order === "wrong currency") throw malformed("/currency", "does not fit the place that it is sent to");
        return order.id;
      }),
    redeliver: (deliveryId) =>
      engine.write(async (work) => {
        const delivery = await redeliver(work, deliveryId);
        if (!delivery) throw notFound("delivery");
        return delivery;
      }),
  };
}
