import type { Work } from "../../engine/work.ts";
import { orders } from "../../store/tables/orders.ts";
import type { OrderRow } from "../render/developer/render-deposits.ts";
import type { Page } from "../render/parts/pager.ts";
import { createNames } from "./create-names.ts";
import { mapPage, readPage } from "./read-page.ts";

const listAllOrders = orders.lister("ORDER BY seq DESC LIMIT ? OFFSET ?");

export async function readOrders(work: Work, number: number): Promise<Page<OrderRow>> {
  const names = createNames(work.db);
  const page = await readPage(number, (limit, offset) => listAllOrders(work.db, limit, offset));
  return mapPage(page, async (order) => ({ ...order, email: await names.email(order.userId) }));
}
