import { describe, expect, test } from "vitest";
import { createControlClient, SandboxControlError } from "../../src/control-client/index.ts";
import { operations } from "../../src/generated/operations.ts";
import { validateResponse } from "../../src/generated/validators.ts";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("The control API on $name", (store) => {
  const world = useWorld(store);

  test("everything that it answers is as described", async () => {
    await createActive(world, await world.connect(), buy());
    await world.control.call("createFault", { body: { operationId: "getRate", statusCode: 503, times: 1 } });
    const reads = Object.values(operations).filter(
      ({ method, path, operationId }) => method === "GET" && !path.includes("{") && operationId !== "streamEvents",
    );
    for (const { operationId, path } of reads) {
      const response = await world.sandbox.fetch(world.sandbox.url + path);
      expect(validateResponse(operationId, response.status, await response.json())).toEqual([]);
    }
    expect(reads.length).toBeGreaterThan(5);
  });

  test("the clock stands still, is advanced by seconds and to a time, and never goes back", async () => {
    const before = await world.control.call("getClock");
    expect(before).toEqual({ now: "2026-01-01T00:00:00.000Z", mode: "manual", ran: 0 });
    const later = await world.control.call("setClock", { body: { advanceSeconds: 90 } });
    expect(later).toEqual({ now: "2026-01-01T00:01:30.000Z", mode: "manual", ran: 0 });
    const advanceTo = "2026-01-02T00:00:00.000Z";
    expect((await world.control.call("setClock", { body: { advanceTo } })).now).toBe(advanceTo);
    const back = world.control.call("setClock", { body: { advanceTo: "2026-01-01T00:00:00.000Z" } });
    await expect(back).rejects.toMatchObject({ status: 400, body: { errorDetails: [{ path: "/advanceTo" }] } });
  });

  test("a change of the clock that is refused in part is refused as a whole", async () => {
    const body = { mode: "real", advanceTo: "2025-12-31T00:00:00.000Z" } as const;
    await expect(world.control.call("setClock", { body })).rejects.toMatchObject({ status: 400 });
    expect(await world.control.call("getClock")).toMatchObject({ mode: "manual" });
  });

  test("the clock can be let go and stopped again", async () => {
    const real = await world.control.call("setClock", { body: { mode: "real" } });
    expect(real.mode).toBe("real");
    const stopped = await world.control.call("setClock", { body: { mode: "manual" } });
    expect(Date.parse(stopped.now)).toBeGreaterThanOrEqual(Date.parse(real.now));
    expect(await world.control.call("getClock")).toEqual(stopped);
  });

  test("advancing tells how much fell due", async () => {
    const user = await world.connect();
    await user.call("createConnection", { body: buy() });
    expect((await world.control.call("setClock", { body: { advanceSeconds: 1800 } })).ran).toBe(2);
  });

  test("reset goes back to one application with the same keys, and nobody connected", async () => {
    const user = await world.connect();
    await world.control.call("createApplication", { body: { name: "Other" } });
    await world.control.call("resetSandbox");
    expect(await world.control.call("listApplications")).toEqual([world.sandbox.application]);
    expect(await world.control.call("listUsers")).toEqual([]);
    expect((await user.refused("getUserId")).code).toBe("API_KEY_INVALID");
    expect((await world.control.call("getHealth")).now).toBe("2026-01-01T00:00:00.000Z");
  });

  test("a created user is registered and connected nowhere", async () => {
    const user = await world.control.call("createUser", { body: { email: "Bob@Example.com" } });
    expect(user).toMatchObject({ email: "bob@example.com", status: "registered", registered: true, keys: [] });
    const again = world.control.call("createUser", { body: { email: "bob@example.com" } });
    await expect(again).rejects.toMatchObject({ status: 409, body: { errorCode: "CONFLICT" } });
    expect(await world.partner.call("connectUser", { body: { email: "bob@example.com" } })).toMatchObject({
      status: "pending",
    });
  });

  test("decisions need a user, and a state that they fit", async () => {
    const path = { userId: "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11" };
    const unknown = world.control.call("decideKyc", { path, body: { decision: "APPROVED" } });
    await expect(unknown).rejects.toMatchObject({ status: 404, body: { errorCode: "NOT_FOUND" } });
    const { userId } = await world.control.call("createUser", { body: { email: "bob@example.com" } });
    const { id: applicationId } = world.sandbox.application;
    for (const attempt of [
      () => world.control.call("decideKyc", { path: { userId }, body: { decision: "REJECTED" } }),
      () => world.control.call("decideConsent", { path: { userId }, body: { applicationId, decision: "GRANTED" } }),
      () => world.control.call("revokeKey", { path: { userId }, body: { applicationId } }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 409 });
    }
  });

  test("messages can be asked for by recipient and channel", async () => {
    await createProcessed(world, await world.connect(), buy());
    await world.partner.call("connectUser", { body: { email: "new@example.com" } });
    const { phone } = await world.control.user("ana+connected@example.com");
    expect(await world.control.call("listMessages", { query: { to: phone } })).toHaveLength(1);
    expect(await world.control.call("listMessages", { query: { channel: "email" } })).toMatchObject([
      { to: "new@example.com" },
    ]);
    expect(await world.control.call("listMessages")).toHaveLength(2);
  });

  test("deliveries can be asked for by event and state", async () => {
    await createActive(world, await world.connect(), buy());
    const list = (query: { event?: "orderStatus" | "connectionStatus"; status?: "pending" | "delivered" }) =>
      world.control.call("listDeliveries", { query });
    expect(await list({ event: "connectionStatus", status: "delivered" })).toHaveLength(1);
    expect(await list({ event: "orderStatus" })).toEqual([]);
    expect(await list({ status: "pending" })).toEqual([]);
  });

  test.each([
    ["an error code", { errorCode: "CONCURRENT_REQUEST" }, 409, "CONCURRENT_REQUEST"],
    ["a status", { statusCode: 503 }, 503, "INTERNAL_ERROR"],
    ["both", { errorCode: "RATE_LIMITED", statusCode: 429 }, 429, "RATE_LIMITED"],
  ] as const)("a fault with %s is met as often as it was asked for", async (_, fault, status, errorCode) => {
    const user = await world.connect();
    await world.control.call("createFault", { body: { operationId: "getUserId", times: 1, ...fault } });
    const get = () =>
      world.sandbox.fetch(`${world.sandbox.url}/api/v0/user/user-id`, { headers: { "api-key": user.key } });
    const faulty = await get();
    expect(faulty.status).toBe(status);
    expect(await faulty.json()).toMatchObject({ statusCode: status, errorCode });
    expect((await get()).status).toBe(200);
  });

  test("a fault without number stays until it is removed", async () => {
    const user = await world.connect();
    const fault = await world.control.call("createFault", {
      body: { operationId: "getUserId", errorCode: "RATE_LIMITED" },
    });
    expect(await user.refused("getUserId")).toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfter: "1" });
    expect((await user.refused("getUserId")).code).toBe("RATE_LIMITED");
    await world.control.call("deleteFault", { path: { id: fault.id } });
    await user.call("getUserId");
    await world.control.call("createFault", { body: { operationId: "getUserId", errorCode: "RATE_LIMITED" } });
    await world.control.call("deleteFaults");
    expect(await world.control.call("listFaults")).toEqual([]);
  });

  test.each([
    [{ operationId: "getUserId" }, ""],
    [{ operationId: "unknown", statusCode: 500 }, "/operationId"],
    [{ operationId: "getUserId", errorCode: "UNKNOWN" }, "/errorCode"],
    [{ operationId: "getUserId", statusCode: 200 }, "/statusCode"],
  ])("a fault that makes no sense is refused: %j", async (body, path) => {
    const refused = await world.control.send("POST", "/faults", body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errorCode: "VALIDATION_FAILED", errorDetails: [{ path }] });
  });

  test("unknown calls and bodies that are no JSON are refused", async () => {
    expect((await world.control.send("GET", "/unknown")).status).toBe(404);
    const url = `${world.sandbox.url}/_sandbox/users`;
    const malformed = { method: "POST", headers: { "content-type": "application/json" }, body: "{" };
    expect((await world.sandbox.fetch(url, malformed)).status).toBe(400);
    expect((await world.sandbox.fetch(url, { ...malformed, headers: {}, body: "{}" })).status).toBe(400);
    const refused = world.control.call("createUser", { body: { email: "" } });
    await expect(refused).rejects.toBeInstanceOf(SandboxControlError);
  });

  test("a refused call is thrown with the reason", async () => {
    const nowhere = world.control.call("createDeposit", { body: { to: "nowhere", amount: "1", currency: "EUR" } });
    await expect(nowhere).rejects.toThrow("createDeposit was answered 404: There is no such IBAN or address.");
    const wrong = world.control.call("createFault", { body: { operationId: "getRate" } });
    await expect(wrong).rejects.toThrow(/^createFault was answered 400: .+"needs errorCode, statusCode or delayMs/);
    await expect(wrong).rejects.toMatchObject({ status: 400, body: { errorCode: "VALIDATION_FAILED" } });
  });

  test("a refusal by something in between is thrown in its words", async () => {
    const send = async () => new Response("no sandbox here", { status: 502 });
    const { call } = createControlClient({ baseUrl: world.sandbox.url, fetch: send });
    await expect(call("getHealth")).rejects.toThrow("getHealth was answered 502: no sandbox here");
  });

  test.each(["announced", "not announced"])("a body that is too long, %s, is not read to its end", async (way) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        // It ends, so that a sandbox that did read on would fail here, not eat the machine's memory.
        if (sent > 200) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const announced = way === "announced" ? { "content-length": "99999999" } : {};
    const headers = { "content-type": "application/json", ...announced };
    // A stream needs `duplex`, which the type does not know yet.
    const init = { method: "POST", headers, body, duplex: "half" };
    const request = new Request(`${world.sandbox.url}/_sandbox/users`, init);
    expect((await world.sandbox.fetch(request)).status).toBe(400);
    expect(sent).toBeLessThan(100);
  });

  test("web pages of other origins are refused", async () => {
    const foreign = { method: "POST", headers: { origin: "https://evil.example" } };
    expect((await world.sandbox.fetch(`${world.sandbox.url}/_sandbox/reset`, foreign)).status).toBe(403);
    const own = { method: "POST", headers: { origin: world.sandbox.url } };
    expect((await world.sandbox.fetch(`${world.sandbox.url}/_sandbox/reset`, own)).status).toBe(204);
  });

  test("a host that is not ours is not answered", async () => {
    const response = await world.sandbox.fetch("http://evil.example/_sandbox/health");
    expect(response.status).toBe(421);
    expect(await response.json()).toMatchObject({ statusCode: 421, errorCode: "FORBIDDEN" });
  });

  test("a listener that does not read is disconnected before much piles up", async () => {
    const { body } = await world.sandbox.fetch(`${world.sandbox.url}/_sandbox/events`);
    const refused = { method: "PUT", headers: { "api-key": "unknown" } };
    const path = `/api/v0/svc-link?${"a".repeat(8_000)}`;
    for (let number = 0; number < 300; number += 1) await world.sandbox.fetch(world.sandbox.url + path, refused);
    let heard = 0;
    for await (const chunk of body ?? []) heard += chunk.length;
    expect(heard).toBeGreaterThan(1_000_000);
    expect(heard).toBeLessThan(1_100_000);
  });

  /** Reads the stream on until everything asked for has come; answers what was told since the last time. */
  const listen = async () => {
    const { body } = await world.sandbox.fetch(`${world.sandbox.url}/_sandbox/events`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const hear = async (...awaited: string[]) => {
      let heard = "";
      do {
        const chunk = await reader?.read();
        if (chunk?.value === undefined) throw new Error("the stream has ended");
        heard += chunk.value;
      } while (!awaited.every((text) => heard.includes(text)));
      return heard;
    };
    await hear(": connected");
    return { hear, stop: () => reader?.cancel() };
  };

  test("the stream tells what happens", async () => {
    const { hear, stop } = await listen();
    await world.connect();
    const heard = await hear("event: user", "event: request");
    await stop();
    expect(heard).toContain('"state":"added"');
    expect(heard).toContain('"operationId":"connectUser"');
    expect(heard).not.toContain(world.sandbox.application.masterKey);
    await world.connect("bob+connected@example.com");
  });

  test("the stream tells that the clock was moved, once for each time, stopped or let go", async () => {
    const user = await world.connect();
    await user.call("createConnection", { body: buy() });
    const { hear, stop } = await listen();
    await world.control.call("setClock", { body: { advanceSeconds: 1800 } });
    const moved = await hear("event: clock", '"state":"EXPIRED"');
    expect(moved.match(/event: clock\n.*\n/g)).toEqual([expect.stringContaining('"at":"2026-01-01T00:30:00.000Z"')]);
    await world.control.call("setClock", { body: { mode: "real" } });
    expect(await hear("event: clock")).toContain('"state":"real"');
    await world.control.call("setClock", { body: { mode: "manual" } });
    expect(await hear("event: clock")).toContain('"state":"manual"');
    await stop();
  });

  test("the stream tells that everything began anew", async () => {
    const { hear, stop } = await listen();
    await world.control.call("resetSandbox");
    expect(await hear("event: reset")).toContain('"kind":"reset"');
    const snapshot = await world.sandbox.snapshot();
    await world.sandbox.restore(snapshot);
    expect(await hear("event: reset")).toContain('"kind":"reset"');
    await stop();
  });
});
