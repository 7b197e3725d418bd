import { expect, onTestFinished, test } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { createControl } from "../support/control.ts";
import { allowConnections, createDatabase, dropConnections } from "../support/stores.ts";

const SOON = { timeout: 10_000, interval: 20 };

async function open() {
  const database = await createDatabase();
  const sandbox = await createSandbox({ clock: "manual", database });
  onTestFinished(() => sandbox.close());
  const control = createControl(sandbox);
  const listen = () => sandbox.fetch(`${sandbox.url}/_sandbox/events`);
  return { database, sandbox, control, listen };
}

/** All that a stream has told so far. */
function follow({ body }: Response): () => string {
  let heard = "";
  const decoder = new TextDecoder();
  const write = (chunk: Uint8Array) => {
    heard += decoder.decode(chunk, { stream: true });
  };
  void body?.pipeTo(new WritableStream({ write }));
  return () => heard;
}

test("a stream goes on when the database has closed its connections", async () => {
  const { database, control, listen } = await open();
  const heard = follow(await listen());
  await expect.poll(heard, SOON).toContain("connected");
  await dropConnections(database);
  let users = 0;
  const tellOfUser = async () => {
    users += 1;
    await control.send("POST", "/users", { email: `user-${users}@example.com` });
    return heard();
  };
  await expect.poll(tellOfUser, SOON).toContain("event: user");
});

test("a stream that cannot begin is refused, and leaves nothing behind", async () => {
  const { database, sandbox, listen } = await open();
  await allowConnections(database, false);
  await dropConnections(database);
  const refused = await listen();
  expect([refused.status, await refused.json()]).toMatchObject([500, { errorCode: "INTERNAL_ERROR" }]);
  await allowConnections(database, true);
  const call = () => sandbox.fetch(`${sandbox.url}/api/v0/svc-link`).then(({ status }) => status);
  await expect.poll(call, SOON).toBe(403);
});
