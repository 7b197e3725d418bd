import { viewDelivery } from "../views/delivery-view.ts";
import type { Control } from "./control.ts";

export const redeliverEvent: Control<"redeliverEvent"> = {
  async handle({ context, path }) {
    const delivery = await context.commands.redeliver(path.id);
    return context.engine.read((work) => viewDelivery(work, delivery));
  },
};
