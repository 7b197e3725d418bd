import { errors, operations } from "@svc/openapi";
import { bounds } from "../../generated/bounds.ts";
import { isErrorCode } from "../../http/api/meet-fault.ts";
import { listFaults } from "../../store/tables/faults.ts";
import { attempt } from "../http/attempt.ts";
import type { Routes } from "../http/create-routes.ts";
import type { Form } from "../http/form.ts";
import { goBack } from "../http/go-back.ts";
import { paths, withQuery } from "../paths.ts";
import { readSurroundings } from "../read/read-surroundings.ts";
import { type FaultForm, MOST_CALLS, renderFaults } from "../render/developer/render-faults.ts";

export function addFaultRoutes({ page, form, context: { engine, commands } }: Routes): void {
  page(paths.faults, (c) =>
    engine.read(async (work) => {
      const view = {
        faults: await listFaults(work.db),
        form: readForm((name) => c.req.query(name) ?? ""),
        operationIds: Object.keys(operations),
        errorCodes: Object.keys(errors),
      };
      return renderFaults(view, await readSurroundings(engine, work, c));
    }),
  );

  form(paths.faults, async (_c, form) => {
    const fault = readFault(form);
    const refused = { VALIDATION_FAILED: "fault-refused" } as const;
    const notice = fault ? await attempt(() => commands.addFault(fault), "fault-added", refused) : "fault-refused";
    // After a mistake, nothing has to be typed again.
    const again = withQuery(paths.faults, { ...readForm((name) => form.text(name)) });
    return goBack(notice === "fault-added" ? paths.faults : again, notice);
  });

  form(paths.removeFaults, async () => {
    await commands.removeFaults();
    return goBack(paths.faults, "faults-removed");
  });

  form("/faults/:id/remove", async (c) => {
    await commands.removeFault(c.req.param("id") ?? "");
    return goBack(paths.faults, "fault-removed");
  });
}

function readForm(read: (name: string) => string): FaultForm {
  return {
    operationId: read("operationId"),
    errorCode: read("errorCode"),
    statusCode: read("statusCode"),
    delayMs: read("delayMs"),
    times: read("times"),
  };
}

const { FaultStatusCode, FaultDelay, FaultTimes } = bounds;

function readFault(form: Form): Parameters<Routes["context"]["commands"]["addFault"]>[0] | undefined {
  const operationId = form.text("operationId");
  const errorCode = form.text("errorCode") || null;
  const statusCode = form.integer("statusCode", FaultStatusCode.minimum, FaultStatusCode.maximum);
  const delayMs = form.integer("delayMs", FaultDelay.minimum, FaultDelay.maximum);
  const timesLeft = form.integer("times", FaultTimes.minimum, MOST_CALLS);
  if (!Object.hasOwn(operations, operationId) || (errorCode !== null && !isErrorCode(errorCode))) return undefined;
  if (statusCode === undefined || delayMs === undefined || timesLeft === undefined) return undefined;
  return { operationId, errorCode, statusCode, delayMs, timesLeft };
}
