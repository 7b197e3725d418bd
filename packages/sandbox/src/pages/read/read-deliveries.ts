import { notFound } from "../../control/control-error.ts";
import { type Attempt, findLastAttempt, listAttempts } from "../../store/tables/attempts.ts";
import { type Delivery, findDelivery, listDeliveries } from "../../store/tables/deliveries.ts";
import type { Work } from "../../work.ts";
import type { DeliveryRow } from "../render/developer/render-deliveries.ts";
import type { DeliveryView } from "../render/developer/render-delivery.ts";
import type { Page } from "../render/parts/pager.ts";
import { mapInOrder, mapPage, readPage } from "./read-page.ts";

export interface DeliveryFilter {
  readonly event: string;
  readonly status: string;
}

export async function readDeliveries(work: Work, number: number, filter: DeliveryFilter): Promise<Page<DeliveryRow>> {
  const { event, status } = filter;
  const page = await readPage(number, (limit, offset) =>
    listDeliveries(work.db, event, event, status, status, limit, offset),
  );
  return mapPage(page, (delivery) => toRow(work, delivery));
}

export async function readLatestDeliveries(work: Work, count: number): Promise<readonly DeliveryRow[]> {
  return mapInOrder(await listDeliveries(work.db, "", "", "", "", count, 0), (delivery) => toRow(work, delivery));
}

export async function readDelivery(work: Work, id: string): Promise<DeliveryView> {
  const delivery = await findDelivery(work.db, id);
  if (!delivery) throw notFound("delivery");
  return { ...(await toRow(work, delivery)), body: delivery.body, attempts: await listAttempts(work.db, id) };
}

async function toRow(work: Work, delivery: Delivery): Promise<DeliveryRow> {
  const { id, event, url, status, nextAttemptAt, createdAt } = delivery;
  const last = await findLastAttempt(work.db, id);
  return {
    ...{ id, event, url, status, nextAttemptAt, createdAt },
    attempts: last?.number ?? 0,
    problem: status === "delivered" || !last ? null : problemOf(last),
  };
}

function problemOf({ statusCode, error }: Attempt): string | null {
  return statusCode === null ? error : `HTTP ${statusCode}`;
}
