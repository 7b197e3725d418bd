import { viewDelivery } from "../views/deliveryView.ts";
import type { Control } from "./control.ts";

export const redeliverEvent: Control = {
  method: "POST",
  path: "/deliveries/:id/redeliver",
  async handle({ context, params }) {
    const delivery = await context.commands.redeliver(params.id ?? "");
    return { status: 202, body: await context.engine.read((work) => viewDelivery(work, delivery)) };
  },
};
