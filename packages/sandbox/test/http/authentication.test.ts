import { operations } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { describe, expect, test } from "vitest";
import type { OperationId } from "../../src/http/api/operation-types.ts";
import { createProcessed } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const entries = Object.values(operations);
const takes = (id: OperationId, kind: string) => {
  const kinds: readonly string[] = operations[id].keys;
  return kinds.includes(kind);
};

describe.each(stores)("Authentication on $name", (store) => {
  const world = useWorld(store);
  const inputOf = (id: OperationId) => ({ path: examples[id].parameters.path });

  test.each(entries)("$operationId without a key: 403 API_KEY_MISSING", async ({ operationId }) => {
    const refused = await world.caller("").refused(operationId, inputOf(operationId));
    expect(refused).toMatchObject({ status: 403, code: "API_KEY_MISSING" });
  });

  test.each(entries)("$operationId with an unknown key: 403 API_KEY_INVALID", async ({ operationId }) => {
    const refused = await world.caller("unknown").refused(operationId, inputOf(operationId));
    expect(refused).toMatchObject({ status: 403, code: "API_KEY_INVALID" });
  });

  test.each(entries.filter(({ operationId }) => !takes(operationId, "masterKey")))(
    "$operationId with the master key: 403 API_KEY_WRONG_KIND",
    async ({ operationId }) => {
      const refused = await world.partner.refused(operationId, inputOf(operationId));
      expect(refused).toMatchObject({ status: 403, code: "API_KEY_WRONG_KIND" });
    },
  );

  test.each(entries.filter(({ operationId }) => !takes(operationId, "userKey")))(
    "$operationId with a per-user key: 403 API_KEY_WRONG_KIND",
    async ({ operationId }) => {
      const refused = await (await world.connect()).refused(operationId, inputOf(operationId));
      expect(refused).toMatchObject({ status: 403, code: "API_KEY_WRONG_KIND" });
    },
  );

  test.each(entries)("web pages may call $operationId if a per-user key opens its path", async ({ path }) => {
    const answer = await world.sandbox.fetch(world.sandbox.url + path.replaceAll(/[{}]/g, ""), { method: "OPTIONS" });
    const forUsers = entries.some((other) => other.path === path && takes(other.operationId, "userKey"));
    const allowed = answer.headers.get("access-control-allow-headers")?.split(", ") ?? [];
    expect([answer.status, allowed.includes("api-key")]).toEqual([204, forUsers]);
  });

  test("rates take either kind of key", async () => {
    const body = { ticker: "BTCEUR" };
    const user = await world.connect();
    expect(await world.partner.call("getRate", { body })).toEqual(await user.call("getRate", { body }));
  });

  test("authentication comes before everything else", async () => {
    const refused = await world.caller("").refused("createConnection", { body: "nonsense" });
    expect(refused.code).toBe("API_KEY_MISSING");
  });

  test("two applications see nothing of each other's connections, of the same user", async () => {
    const ana = await world.connect();
    const { svcLink, standingOrder } = await createProcessed(world, ana, buy());
    const { masterKey } = await world.control.call("createApplication", { body: { name: "Other" } });
    const body = { email: "ana+connected@example.com" };
    const answer = await world.caller(masterKey).call("connectUser", { body });
    const other = world.caller("apiKey" in answer ? answer.apiKey : "");
    expect(await other.call("getUserId")).toEqual(await ana.call("getUserId"));
    expect(await other.call("listConnections")).toEqual([]);
    expect((await other.refused("getConnection", { path: { id: svcLink.id } })).code).toBe("CONNECTION_NOT_FOUND");
    const path = { standingOrderId: standingOrder?.id ?? "" };
    expect((await other.refused("cancelStandingOrder", { path })).code).toBe("STANDING_ORDER_NOT_FOUND");
    const code = { challengeId: standingOrder?.challengeId, verificationCode: await world.control.code() };
    expect((await other.refused("confirmConnection", { body: code })).code).toBe("CHALLENGE_NOT_FOUND");
  });
});

describe.each(stores)("Signing of connect on $name", (store) => {
  const world = useWorld(store);
  const body = { email: "ana@example.com", callback: "https://partner.example/hooks", ref: "user-42" };
  const MINUTE_MS = 60_000;

  const refusedWith = async (headers: Record<string, string>) => {
    const { status, code } = await world.partner.refused("connectUser", { body, headers });
    return `${status} ${code}`;
  };

  test("with a callback the signature is required", async () => {
    expect(await refusedWith({})).toBe("403 SIGNATURE_MISSING");
  });

  test("a right signature is accepted", async () => {
    const headers = signConnect(world.sandbox, body);
    expect(await world.partner.call("connectUser", { body, headers })).toMatchObject({ status: "onboarding" });
  });

  test("without a callback none is needed", async () => {
    await world.partner.call("connectUser", { body: { email: body.email } });
  });

  test("the signature of another body, by another secret or in another form is refused", async () => {
    const other = signConnect(world.sandbox, { ...body, ref: "user-43" });
    expect(await refusedWith(other)).toBe("403 SIGNATURE_INVALID");
    const application = { ...world.sandbox.application, apiSecret: "another" };
    expect(await refusedWith(signConnect({ application }, body))).toBe("403 SIGNATURE_INVALID");
    expect(await refusedWith({ authorization: "Bearer token" })).toBe("403 SIGNATURE_INVALID");
  });

  test("a signature holds for five minutes either way, by the real clock", async () => {
    await world.sandbox.advance(3600);
    for (const minutes of [-6, 6]) {
      const headers = signConnect(world.sandbox, body, Date.now() + minutes * MINUTE_MS);
      expect(await refusedWith(headers)).toBe("403 SIGNATURE_EXPIRED");
    }
    for (const minutes of [-4, 4]) {
      const headers = signConnect(world.sandbox, body, Date.now() + minutes * MINUTE_MS);
      await world.partner.call("connectUser", { body, headers });
    }
  });

  test("the signature comes before the shape of the request", async () => {
    const refused = await world.partner.refused("connectUser", { body: { callback: 42 } });
    expect(refused.code).toBe("SIGNATURE_MISSING");
  });
});
