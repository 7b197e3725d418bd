import { createHmac } from "node:crypto";
import { webhookDelivery } from "@svc/openapi";
import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy, OTHER_BTC_ADDRESS } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const refuse = () => new Response(null, { status: 500 });

describe.each(stores)("Events on $name", (store) => {
  const world = useWorld(store, {
    webhookSecret: `whsec_${Buffer.from("made-up-secret-for-tests-only").toString("base64")}`,
  });

  async function activate() {
    const user = await world.connect();
    await createActive(world, user, buy());
    return user;
  }

  test("an event is posted as JSON with the headers of Standard Webhooks", async () => {
    await activate();
    const [event] = world.events;
    const [delivery] = await world.control.deliveries();
    expect(event?.headers.get("content-type")).toBe("application/json");
    expect(event?.headers.get("webhook-id")).toBe(delivery?.id);
    expect(delivery).toMatchObject({
      event: "connectionStatus",
      status: "delivered",
      body: event?.body,
      url: event?.url,
    });
    const age = Date.now() / 1000 - Number(event?.headers.get("webhook-timestamp"));
    expect(Math.abs(age)).toBeLessThan(60);
  });

  test("with a secret the event is signed", async () => {
    await activate();
    const [{ headers, body } = { headers: new Headers(), body: {} }] = world.events;
    const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${JSON.stringify(body)}`;
    const expected = createHmac("sha256", "made-up-secret-for-tests-only").update(signed).digest("base64");
    expect(headers.get("webhook-signature")).toBe(`v1,${expected}`);
  });

  test("a delivery that fails is repeated by the schedule, then given up", async () => {
    world.answer = refuse;
    await activate();
    await world.sandbox.advance(7 * 86_400);
    const [delivery] = await world.control.deliveries();
    expect(delivery).toMatchObject({ status: "exhausted", nextAttemptAt: null });
    const times = delivery?.attempts.map(({ at }) => Date.parse(at)) ?? [];
    const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(waits).toHaveLength(webhookDelivery.retryAfterSeconds.length);
    for (const [index, seconds] of webhookDelivery.retryAfterSeconds.entries()) {
      expect(Math.abs((waits[index] ?? 0) / seconds - 1)).toBeLessThanOrEqual(0.1);
    }
    expect(world.events).toHaveLength(times.length);
  });

  test("repetitions carry the same id and count the attempts", async () => {
    world.answer = refuse;
    await activate();
    world.answer = () => new Response();
    await world.sandbox.advance(6);
    const [first, second] = world.events.map(({ headers }) => headers);
    expect(second?.get("webhook-id")).toBe(first?.get("webhook-id"));
    expect([first?.get("svc-attempt"), second?.get("svc-attempt")]).toEqual(["1", "2"]);
    const [delivery] = await world.control.deliveries();
    expect(delivery?.attempts).toMatchObject([{ statusCode: 500 }, { statusCode: 200 }]);
  });

  test.each([302, 404, 500])("an answer of %i counts as not delivered", async (status) => {
    world.answer = () => new Response(null, { status });
    await activate();
    expect(await world.control.deliveries()).toMatchObject([{ status: "pending", attempts: [{ statusCode: status }] }]);
  });

  test("a receiver that cannot be reached counts as not delivered, with the reason", async () => {
    world.answer = () => {
      throw new Error("connection refused");
    };
    await activate();
    expect(await world.control.deliveries()).toMatchObject([
      { status: "pending", attempts: [{ statusCode: null, error: "connection refused" }] },
    ]);
  });

  test("events of one user arrive in order: while one waits, the later ones do too", async () => {
    world.answer = refuse;
    const user = await activate();
    await createActive(world, user, buy({ name: "Second", destinationAddress: OTHER_BTC_ADDRESS }));
    world.answer = () => new Response();
    world.events.length = 0;
    await world.sandbox.advance(60);
    const ids = (await user.call("listConnections")).map(({ svcLink }) => svcLink.id).reverse();
    expect(world.events.map(({ body }) => body.svcLinkId)).toEqual(ids);
  });

  test("a receiver that fails for one user does not hold up another", async () => {
    world.answer = ({ body }) => (body.ref === "ref of ana+connected@example.com" ? refuse() : new Response());
    await activate();
    const bob = await world.connect("bob+connected@example.com");
    await createActive(world, bob, buy());
    await world.sandbox.settled();
    expect(world.events.at(-1)?.body.ref).toBe("ref of bob+connected@example.com");
  });

  test("an event can be delivered again, with the same id", async () => {
    await activate();
    const [delivery] = await world.control.deliveries();
    const response = await world.control.send("POST", `/deliveries/${delivery?.id}/redeliver`);
    expect(response.status).toBe(202);
    await world.sandbox.settled();
    expect(world.events.map(({ headers }) => headers.get("webhook-id"))).toEqual([delivery?.id, delivery?.id]);
    expect((await world.control.send("POST", "/deliveries/unknown/redeliver")).status).toBe(404);
  });

  test("a callback's query stays behind the event's path", async () => {
    const body = { email: "ana@example.com", callback: "https://partner.example/hooks/?token=t" };
    await world.partner.call("connectUser", { body, headers: signConnect(world.sandbox, body) });
    await world.control.approveKyc(body.email);
    await world.sandbox.settled();
    expect(world.events.map(({ url }) => url)).toEqual(["https://partner.example/hooks/verification-status?token=t"]);
  });

  test("a receiver that hangs does not hold up the clock", async () => {
    const hanging: ((response: Response) => void)[] = [];
    world.answer = () => new Promise((resolve) => hanging.push(resolve));
    const user = await world.connect();
    const { standingOrder } = await createProcessed(world, user, buy());
    const body = { challengeId: standingOrder?.challengeId, verificationCode: await world.control.code() };
    await user.call("confirmConnection", { body });
    const begin = await world.sandbox.now();
    await world.sandbox.advance(3600);
    expect((await world.sandbox.now()).getTime() - begin.getTime()).toBe(3_600_000);
    expect(hanging).not.toEqual([]);
    for (const answer of hanging) answer(new Response());
  });
});
