import { createPartnerClient, createUserClient, type PartnerClient, type UserClient } from "@svc/client";
import { createSandbox, type Sandbox, type SandboxOptions } from "@svc/sandbox";
import type { SvcEvent } from "@svc/webhooks";
import { type Control, createControl } from "./control.ts";
import { createReceiver } from "./receiver.ts";

/** A sandbox whose clock stands still, and everybody who has to do with it. */
export interface World {
  readonly sandbox: Sandbox;
  readonly partner: PartnerClient;
  readonly control: Control;
  /** The client of whoever holds this key. */
  asUser(apiKey: string): UserClient;
  /** What has arrived at callbacks so far, in order. */
  listEvents(): Promise<SvcEvent[]>;
}

export async function createWorld(options: SandboxOptions = {}): Promise<World> {
  const receiver = createReceiver();
  const sandbox = await createSandbox({ clock: "manual", receive: receiver.receive, ...options });
  // Nothing is sent twice: a refusal belongs to the test.
  const common = { baseUrl: sandbox.url, fetch: sandbox.fetch, retry: false } as const;
  const { masterKey, apiSecret } = sandbox.application;
  return {
    sandbox,
    partner: createPartnerClient({ ...common, apiKey: masterKey, apiSecret }),
    control: createControl(sandbox),
    asUser: (apiKey) => createUserClient({ ...common, apiKey }),
    async listEvents() {
      await sandbox.settled();
      return receiver.list();
    },
  };
}
