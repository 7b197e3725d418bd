import { viewApplications } from "../../control/views/view-application.ts";
import { bounds } from "../../generated/bounds.ts";
import { listWaitingFaults } from "../../store/tables/faults.ts";
import { listMessages } from "../../store/tables/messages.ts";
import { attempt } from "../http/attempt.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { paths } from "../paths.ts";
import { readLatestConnections } from "../read/read-connections.ts";
import { readLatestDeliveries } from "../read/read-deliveries.ts";
import { readSurroundings } from "../read/read-surroundings.ts";
import { renderOverview } from "../render/developer/render-overview.ts";

/** How many of everything the overview shows. */
const FEW = 4;

export function addOverviewRoutes({ page, form, context: { engine, commands } }: Routes): void {
  page(paths.overview, (c) =>
    engine.read(async (work) => {
      const view = {
        baseUrl: work.settings.publicUrl(),
        applications: await viewApplications(work),
        messages: await listMessages(work.db, {}, FEW, 0),
        connections: await readLatestConnections(work, FEW),
        deliveries: await readLatestDeliveries(work, FEW),
        faultyCalls: (await listWaitingFaults(work.db)).map(({ operationId }) => operationId),
      };
      return renderOverview(view, await readSurroundings(engine, work, c));
    }),
  );

  form(paths.applications, async (_c, form) => {
    const name = form.text("name");
    if (name === "") return goBack(paths.overview, "application-refused");
    await commands.addApplication({ name, webhookSecret: null });
    return goBack(paths.overview, "application-added");
  });

  form(paths.clock, async (_c, form) => {
    const back = form.text("back");
    const mode = form.oneOf("mode", ["real", "manual"]);
    if (mode) {
      await commands.setClock({ mode });
      return goBack(back, mode === "manual" ? "clock-stopped" : "clock-started");
    }
    const advanceSeconds = form.integer("advanceSeconds", 1, bounds.ClockAdvance.maximum);
    if (!advanceSeconds) return goBack(back, "clock-refused");
    await commands.setClock({ advanceSeconds });
    return goBack(back, "clock-moved");
  });

  form(paths.reset, async (_c, form) => {
    if (form.text("sure") !== "yes") return goBack(paths.overview, "reset-refused");
    return goBack(paths.overview, await attempt(() => commands.reset(), "reset"));
  });
}
