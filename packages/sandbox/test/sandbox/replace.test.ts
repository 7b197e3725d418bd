import { describe, expect, onTestFinished, test } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { buy } from "../support/requests.ts";
import { createDatabase, stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const ROUNDS = 5;

describe.each(stores)("A reset in the middle of a call on $name", (store) => {
  const world = useWorld(store);

  test("leaves nothing of it: a connection of nobody could not be processed", async () => {
    const { sandbox } = world;
    const { key } = await world.connect();
    // Read once it is known whose key it is.
    const body = new ReadableStream(
      {
        async pull(controller) {
          await sandbox.reset();
          controller.enqueue(new TextEncoder().encode(JSON.stringify(buy())));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "api-key": key, "content-type": "application/json" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const response = await sandbox.fetch(`${sandbox.url}/api/v0/svc-link`, init);
    expect(await response.json()).toMatchObject({ errorCode: "API_KEY_INVALID" });
    expect((await sandbox.snapshot()).contents.connections).toEqual([]);
  });
});

test("sandboxes on one database that reset it at the same time leave it as one reset does", async () => {
  const database = await createDatabase();
  const open = async () => {
    const sandbox = await createSandbox({ clock: "manual", database });
    onTestFinished(() => sandbox.close());
    return sandbox;
  };
  const [one, other] = await Promise.all([open(), open()]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([one.reset(), other.reset()]);
    const { contents } = await one.snapshot();
    expect(contents).toMatchObject({ clocks: { length: 1 }, applications: { length: 1 } });
  }
});
