import { notFound } from "../../control/control-error.ts";
import type { Work } from "../../engine/work.ts";
import { type Connection, findConnection, listAllConnections } from "../../store/tables/connections.ts";
import { findStandingOrder } from "../../store/tables/standing-orders.ts";
import type { ConnectionView } from "../render/developer/render-connection.ts";
import type { ConnectionRow } from "../render/developer/render-connections.ts";
import type { Page } from "../render/parts/pager.ts";
import { createNames, type Names } from "./create-names.ts";
import { findAwaitedChallenge } from "./find-awaited-challenge.ts";
import { depositPlaceOf, destinationOf } from "./places.ts";
import { mapInOrder, mapPage, readPage } from "./read-page.ts";

export async function readConnections(work: Work, number: number): Promise<Page<ConnectionRow>> {
  const names = createNames(work.db);
  const page = await readPage(number, (limit, offset) => listAllConnections(work.db, limit, offset));
  return mapPage(page, (connection) => toRow(connection, names));
}

export async function readLatestConnections(work: Work, count: number): Promise<readonly ConnectionRow[]> {
  const names = createNames(work.db);
  return mapInOrder(await listAllConnections(work.db, count, 0), (connection) => toRow(connection, names));
}

export async function readConnection(work: Work, id: string): Promise<ConnectionView> {
  const connection = await findConnection(work.db, id);
  if (!connection) throw notFound("connection");
  const order = connection.standingOrderId && (await findStandingOrder(work.db, connection.standingOrderId));
  return {
    ...(await toRow(connection, createNames(work.db))),
    type: connection.type,
    createdAt: connection.createdAt,
    depositPlace: depositPlaceOf(work, connection),
    destination: destinationOf(connection),
    standingOrder: order || null,
    challenge: (await findAwaitedChallenge(work, connection)) ?? null,
    error: connection.error === null ? null : JSON.stringify(connection.error),
  };
}

async function toRow(connection: Connection, names: Names): Promise<ConnectionRow> {
  const { id, name, status, subtype, sourceCurrency, destinationCurrency, userId, updatedAt } = connection;
  return {
    ...{ id, name, status, subtype, sourceCurrency, destinationCurrency, userId, updatedAt },
    email: await names.email(userId),
    application: await names.application(connection.applicationId),
  };
}
