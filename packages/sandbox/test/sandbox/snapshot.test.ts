import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { createCaller } from "../support/call.ts";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy, lightning } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("Snapshots on $name", (store) => {
  const world = useWorld(store);

  test("restoring brings everything back: state, clock, keys and what is due", async () => {
    const user = await world.connect();
    const { svcLink } = await createProcessed(world, user, buy());
    const snapshot = await world.sandbox.snapshot();
    const before = await user.call("getConnection", { path: { id: svcLink.id } });

    await createActive(world, user, lightning());
    await world.sandbox.advance(1800);
    await world.sandbox.restore(snapshot);

    expect(await user.call("listConnections")).toEqual([before]);
    expect((await world.sandbox.now()).toISOString()).toBe("2026-01-01T00:00:05.000Z");
    await world.sandbox.advance(1800);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("EXPIRED");
  });

  test("a snapshot can be restored more than once, also after a reset", async () => {
    const user = await world.connect();
    const snapshot = await world.sandbox.snapshot();
    for (const name of ["First", "Second"]) {
      await world.sandbox.reset();
      await world.sandbox.restore(snapshot);
      await user.call("createConnection", { body: buy({ name }) });
      expect(await user.call("listConnections")).toHaveLength(1);
    }
  });
});

describe("A sandbox with a file", () => {
  test("goes on where it was closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "svc-sandbox-"));
    const options = { clock: "manual", data: join(folder, "state.db") } as const;
    const first = await createSandbox(options);
    const partner = createCaller(first, first.application.masterKey);
    const answer = await partner.call("connectUser", { body: { email: "ana+connected@example.com" } });
    const key = "apiKey" in answer ? answer.apiKey : "";
    const { svcLink } = await createCaller(first, key).call("createConnection", { body: buy() });
    await first.close();

    const second = await createSandbox(options);
    await second.advance(5);
    const detail = await createCaller(second, key).call("getConnection", { path: { id: svcLink.id } });
    expect(detail.svcLink.status).toBe("PENDING");
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe("Sandboxes beside each other", () => {
  test("have nothing in common", async () => {
    const [one, other] = await Promise.all([createSandbox({ clock: "manual" }), createSandbox({ clock: "manual" })]);
    await createCaller(one, one.application.masterKey).call("connectUser", { body: { email: "ana@example.com" } });
    const unknown = createCaller(other, other.application.masterKey);
    const refused = await unknown.refused("getConnectStatus", { query: { email: "ana@example.com" } });
    expect(refused.code).toBe("USER_NOT_FOUND");
    await Promise.all([one.close(), other.close()]);
  });

  test("listening elsewhere than on loopback needs a control token", async () => {
    await expect(createSandbox({ host: "0.0.0.0", port: 0 })).rejects.toThrow("controlToken");
  });
});
