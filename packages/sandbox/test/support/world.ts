import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../src/index.ts";
import { type ApiCaller, createCaller } from "./call.ts";
import { type ControlCaller, createControl } from "./control.ts";
import { signConnect } from "./sign.ts";
import type { TestStore } from "./stores.ts";

export interface ReceivedEvent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A sandbox, and everybody who has to do with it. */
export interface World {
  readonly sandbox: Sandbox;
  readonly partner: ApiCaller;
  readonly control: ControlCaller;
  /** What has arrived at callbacks, in order. */
  readonly events: ReceivedEvent[];
  /** What the receiver answers; 200 unless set. */
  answer: (event: ReceivedEvent) => Response | Promise<Response>;
  caller(key: string): ApiCaller;
  /** A user who is connected; with a callback, so that events arrive. */
  connect(email?: string): Promise<ApiCaller>;
  connectBody(email: string): { email: string; callback: string; ref: string };
}

const CALLBACK = "https://partner.example/hooks/6d1f0c";

/** A sandbox for the tests of one file, empty at the start of each of them and examined at the end. */
export function useWorld(store: TestStore, options: SandboxOptions = {}): World {
  let sandbox: Sandbox;
  const events: ReceivedEvent[] = [];

  beforeAll(async () => {
    const receive = async (request: Request) => {
      const event = { url: request.url, headers: request.headers, body: await request.json() };
      events.push(event);
      return world.answer(event);
    };
    sandbox = await createSandbox({ clock: "manual", receive, ...(await store.open()), ...options });
  });

  beforeEach(async () => {
    await sandbox.reset();
    events.length = 0;
    world.answer = () => new Response(null, { status: 200 });
  });

  afterEach(async () => {
    await sandbox.settled();
    expect(await sandbox.checkInvariants()).toEqual([]);
    expect(sandbox.problems).toEqual([]);
  });

  afterAll(() => sandbox.close());

  const world: World = {
    events,
    answer: () => new Response(null, { status: 200 }),
    get sandbox() {
      return sandbox;
    },
    get partner() {
      return createCaller(sandbox, sandbox.application.masterKey);
    },
    get control() {
      return createControl(sandbox);
    },
    caller: (key) => createCaller(sandbox, key),
    connectBody: (email) => ({ email, callback: CALLBACK, ref: `ref of ${email}` }),
    async connect(email = "ana+connected@example.com") {
      const body = world.connectBody(email);
      const answer = await world.partner.call("connectUser", { body, headers: signConnect(sandbox, body) });
      if (answer.status !== "connected") throw new Error(`${email} is ${answer.status}`);
      await sandbox.settled();
      events.length = 0;
      return createCaller(sandbox, answer.apiKey);
    },
  };
  return world;
}
