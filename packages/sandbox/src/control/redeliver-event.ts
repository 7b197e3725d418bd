import type { Control } from "./control.ts";
import { viewDelivery } from "./views/view-delivery.ts";

export const redeliverEvent: Control<"redeliverEvent"> = {
  async handle({ context, path }) {
    const delivery = await context.commands.redeliver(path.id);
    return context.engine.read((work) => viewDelivery(work, delivery));
  },
};
