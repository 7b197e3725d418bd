import type { ApplicationView } from "../../../src/control/views/view-application.ts";
import { createSandbox, type Sandbox } from "../../../src/index.ts";
import { createControl } from "../../support/control.ts";
import type { TestStore } from "../../support/stores.ts";
import type { Rules } from "../rules/rules.ts";
import { type ApplicationName, FEE_BPS, PROCESSING_SECONDS, START } from "../state/cast.ts";
import { emptyModel, type Model } from "../state/model.ts";

export interface ReceivedEvent {
  readonly id: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The sandbox and the model beside each other, during one run. */
export interface World {
  readonly sandbox: Sandbox;
  readonly model: Model;
  readonly applications: Readonly<Record<ApplicationName, ApplicationView>>;
  /** What has arrived at callbacks, in order. */
  readonly received: ReceivedEvent[];
  /** Ids and keys that answers have shown: none of them is ever given to two things. */
  readonly seen: Set<string>;
  /** What has been done, in words. */
  readonly story: string[];
}

export type Fetch = Sandbox["fetch"];

/** One sandbox for many runs; each begins in an empty one. */
export interface Stage {
  /** `tamper` stands between the test and the sandbox. */
  begin(rules: Rules, tamper?: (fetch: Fetch) => Fetch): Promise<World>;
  close(): Promise<void>;
}

/** The one price that no call tells. */
export const POL_PRICE = "0.2000";

export async function openStage(store?: TestStore): Promise<Stage> {
  let received: ReceivedEvent[] = [];
  const real = await createSandbox({
    clock: "manual",
    startAt: START,
    feeBps: Number(FEE_BPS),
    processingSeconds: PROCESSING_SECONDS,
    prices: { POLEUR: POL_PRICE },
    ...(await store?.open()),
    async receive(request) {
      const id = request.headers.get("webhook-id") ?? "";
      received.push({ id, url: request.url, body: await request.json() });
      return new Response();
    },
  });

  return {
    async begin(rules, tamper = (fetch) => fetch) {
      await real.settled();
      await real.reset();
      received = [];
      const sandbox = { ...real, fetch: tamper(real.fetch) };
      const Bolt = await createControl(sandbox).call("createApplication", { body: { name: "Bolt" } });
      const applications = { Acme: real.application, Bolt };
      return { sandbox, applications, received, model: emptyModel(rules), seen: new Set(), story: [] };
    },
    close: () => real.close(),
  };
}
