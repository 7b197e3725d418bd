import { events } from "@svc/openapi";
import { normalizeEmail } from "../../domain/names.ts";
import { listMessages } from "../../store/tables/messages.ts";
import type { Routes } from "../http/create-routes.ts";
import { paths } from "../paths.ts";
import { readConnection, readConnections } from "../read/read-connections.ts";
import { readDeliveries, readDelivery } from "../read/read-deliveries.ts";
import { pageNumber, readPage } from "../read/read-page.ts";
import { readRequests } from "../read/read-requests.ts";
import { readSurroundings } from "../read/read-surroundings.ts";
import { renderConnection } from "../render/developer/render-connection.ts";
import { renderConnections } from "../render/developer/render-connections.ts";
import { renderDeliveries } from "../render/developer/render-deliveries.ts";
import { renderDelivery } from "../render/developer/render-delivery.ts";
import { renderInbox } from "../render/developer/render-inbox.ts";
import { renderRequests } from "../render/developer/render-requests.ts";

/** Pages of the developer's that only show something. */
export function addListRoutes({ page, context: { engine, requestLog } }: Routes): void {
  page(paths.connections, (c) =>
    engine.read(async (work) => {
      const connections = await readConnections(work, pageNumber(c.req.query("page")));
      return renderConnections({ connections }, await readSurroundings(engine, work, c));
    }),
  );

  page("/connections/:id", (c) =>
    engine.read(async (work) => {
      const connection = await readConnection(work, c.req.param("id") ?? "");
      return renderConnection(connection, await readSurroundings(engine, work, c));
    }),
  );

  page(paths.inbox, (c) =>
    engine.read(async (work) => {
      const { to = "", channel = "", page: number } = c.req.query();
      const recipient = normalizeEmail(to);
      const messages = await readPage(pageNumber(number), (limit, offset) =>
        listMessages(work.db, { recipient, channel }, limit, offset),
      );
      return renderInbox({ messages, to, channel }, await readSurroundings(engine, work, c));
    }),
  );

  page(paths.deliveries, (c) =>
    engine.read(async (work) => {
      const { event = "", status = "", page: number } = c.req.query();
      const deliveries = await readDeliveries(work, pageNumber(number), { event, status });
      const view = { deliveries, events: Object.keys(events), event, status };
      return renderDeliveries(view, await readSurroundings(engine, work, c));
    }),
  );

  page("/deliveries/:id", (c) =>
    engine.read(async (work) => {
      const delivery = await readDelivery(work, c.req.param("id") ?? "");
      return renderDelivery(delivery, await readSurroundings(engine, work, c));
    }),
  );

  page(paths.requests, (c) =>
    engine.read(async (work) => {
      const requests = await readRequests(work, requestLog, pageNumber(c.req.query("page")));
      return renderRequests({ requests }, await readSurroundings(engine, work, c));
    }),
  );
}
