import { notFound } from "../../control/control-error.ts";
import type { Work } from "../../engine/work.ts";
import { type Attempt, findLastAttempt, listAttempts } from "../../store/tables/attempts.ts";
import { type Delivery, type DeliveryFilter, findDelivery, listDeliveries } from "../../store/tables/deliveries.ts";
import type { DeliveryRow } from "../render/developer/render-deliveries.ts";
import type { DeliveryView } from "../render/developer/render-delivery.ts";
import type { Page } from "../render/parts/pager.ts";
import { createNames, type Names } from "./create-names.ts";
import { mapInOrder, mapPage, readPage } from "./read-page.ts";

export async function readDeliveries(work: Work, number: number, filter: DeliveryFilter): Promise<Page<DeliveryRow>> {
  const page = await readPage(number, (limit, offset) => listDeliveries(work.db, filter, limit, offset));
  const names = createNames(work.db);
  return mapPage(page, (delivery) => toRow(work, delivery, names));
}

export async function readLatestDeliveries(work: Work, count: number): Promise<readonly DeliveryRow[]> {
  const names = createNames(work.db);
  const latest = await listDeliveries(work.db, {}, count, 0);
  return mapInOrder(latest, (delivery) => toRow(work, delivery, names));
}

export async function readDelivery(work: Work, id: string): Promise<DeliveryView> {
  const delivery = await findDelivery(work.db, id);
  if (!delivery) throw notFound("delivery");
  const row = await toRow(work, delivery, createNames(work.db));
  return { ...row, body: delivery.body, attempts: await listAttempts(work.db, id) };
}

async function toRow(work: Work, delivery: Delivery, names: Names): Promise<DeliveryRow> {
  const { id, event, url, userId, status, nextAttemptAt, createdAt } = delivery;
  const last = await findLastAttempt(work.db, id);
  return {
    ...{ id, event, url, userId, status, nextAttemptAt, createdAt },
    email: await names.email(userId),
    attempts: last?.number ?? 0,
    problem: status === "delivered" || !last ? null : problemOf(last),
  };
}

function problemOf({ statusCode, error }: Attempt): string | null {
  return statusCode === null ? error : `HTTP ${statusCode}`;
}
