import { redeliver } from "../actions/redeliver.ts";
import { viewDelivery } from "../views/deliveryView.ts";
import type { Control } from "./control.ts";
import { notFound } from "./controlError.ts";

export const redeliverEvent: Control = {
  method: "POST",
  path: "/deliveries/:id/redeliver",
  handle: ({ context, params }) =>
    context.engine.write(async (work) => {
      const delivery = await redeliver(work, params.id ?? "");
      if (!delivery) throw notFound("delivery");
      return { status: 202, body: await viewDelivery(work, delivery) };
    }),
};
