import { listDeliveries as list } from "../store/tables/deliveries.ts";
import type { Control } from "./control.ts";
import { type DeliveryView, viewDelivery } from "./views/view-delivery.ts";

const PAGE = 100;

export const listDeliveries: Control<"listDeliveries"> = {
  handle: ({ context, query }) =>
    context.engine.read(async (work) => {
      const views: DeliveryView[] = [];
      for (const delivery of await list(work.db, query, PAGE, 0)) {
        views.push(await viewDelivery(work, delivery));
      }
      return views;
    }),
};
