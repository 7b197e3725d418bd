import { listDeliveries as list } from "../store/tables/deliveries.ts";
import { viewDelivery } from "../views/deliveryView.ts";
import type { Control } from "./control.ts";

const PAGE = 100;

export const listDeliveries: Control = {
  method: "GET",
  path: "/deliveries",
  handle: ({ context, query }) =>
    context.engine.read(async (work) => {
      const { event = "", status = "" } = query;
      const views = [];
      for (const delivery of await list(work.db, event, event, status, status, PAGE, 0)) {
        views.push(await viewDelivery(work, delivery));
      }
      return { status: 200, body: views };
    }),
};
