import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";
import { createVisitor, textOf } from "./support/visitor.ts";

describe.each(stores)("The developer's pages on $name", (store) => {
  const world = useWorld(store);
  const visitor = () => createVisitor(world.sandbox);

  test("give the keys and a first call that works", async () => {
    const { masterKey, apiSecret } = world.sandbox.application;
    const { text } = await visitor().see("/");
    for (const secret of [masterKey, apiSecret]) expect(text).toContain(secret);
    expect(text).toContain(`curl ${world.sandbox.url}/api/v0/application/connect`);
    expect(text).toContain(`api-key: ${masterKey}`);
  });

  test("add an application", async () => {
    expect(textOf(await visitor().submitAndSee("/applications", { name: "Corner shop" }))).toContain("Corner shop");
    expect(textOf(await visitor().submitAndSee("/applications", { name: " " }))).toContain("needs a name");
    expect(await world.control.call("listApplications")).toHaveLength(2);
  });

  test("list users with the pages that they would see, and add one", async () => {
    await world.partner.call("connectUser", { body: { email: "bob@example.com" } });
    const seen = await visitor().submitAndSee("/users", { email: "Ana@example.com" });
    expect(textOf(seen)).toMatch(
      /ana@example.com KYC approved [-0-9a-f]{36} none .* bob@example.com KYC open .* onboarding Sign-up page/,
    );
    expect(textOf(await visitor().submitAndSee("/users", { email: "ana@example.com" }))).toContain("There is a user");
    expect(textOf(await visitor().submitAndSee("/users", { email: "ana" }))).toContain("no e-mail address");
  });

  test("show every message with its code, and those to one recipient", async () => {
    await createProcessed(world, await world.connect(), buy());
    await world.partner.call("connectUser", { body: { email: "bob@example.com" } });
    expect(textOf(await visitor().see("/inbox"))).toContain(await world.control.code());
    const filtered = textOf(await visitor().see("/inbox?to=bob%40example.com&channel=email"));
    expect(filtered).toContain("Sign up to use");
    expect(filtered).not.toContain("SMS with a code");
  });

  test("show where a connection is in its life, also after the clock has jumped", async () => {
    const { svcLink } = await createProcessed(world, await world.connect(), buy());
    const page = `/connections/${svcLink.id}`;
    expect(textOf(await visitor().see(page))).toMatch(
      /Waits for the code .* State PENDING .* Now PENDING.* Now PENDING_CONFIRMATION/,
    );
    const seen = await visitor().submitAndSee("/clock", { advanceSeconds: "1800", back: page });
    expect(textOf(seen)).toMatch(/The clock was moved.* State EXPIRED .* (Now EXPIRED, which is final.*){2}/);
  });

  test("start and stop the clock", async () => {
    expect(textOf(await visitor().submitAndSee("/clock", { mode: "real", back: "/faults" }))).toMatch(
      /runs again.* Faults/,
    );
    expect(await world.control.call("getClock")).toMatchObject({ mode: "real" });
    expect(textOf(await visitor().submitAndSee("/clock", { mode: "manual" }))).toContain("stands still");
    expect(textOf(await visitor().submitAndSee("/clock", { advanceSeconds: "-5" }))).toContain("was not moved");
  });

  test("make a deposit, and keep what was typed when it cannot be made", async () => {
    const { depositIban = "" } = await createActive(world, await world.connect(), buy());
    const right = { to: depositIban, amount: "250", currency: "EUR" };
    expect(textOf(await visitor().submitAndSee("/deposits", right))).toMatch(/has arrived.* PENDING .* 250\.00 EUR/);
    const little = await visitor().submitAndSee("/deposits", { ...right, amount: "9.99" });
    expect(textOf(little)).toContain("below the minimum of 10.00 EUR");

    const wrong = async (change: object) => visitor().submitAndSee("/deposits", { ...right, ...change });
    expect(textOf(await wrong({ to: "nowhere" }))).toContain("Nothing receives money there");
    expect(textOf(await wrong({ currency: "BTC" }))).toContain("choose the one that its connection converts");
    const seen = await wrong({ amount: "0.001" });
    expect(textOf(seen)).toContain("no amount of that currency");
    expect(seen.text).toContain(`value="${depositIban}"`);
  });

  test("show a failed delivery with its attempts, and deliver it again", async () => {
    world.answer = () => new Response(null, { status: 500 });
    await world.partner.call("connectUser", { body: { email: "ana@example.com" } });
    await createActive(world, await world.connect("bob+connected@example.com"), buy());
    const [failed] = await world.control.deliveries();
    const page = `/deliveries/${failed?.id}`;
    expect(textOf(await visitor().see("/deliveries?status=pending"))).toContain("HTTP 500");
    expect(textOf(await visitor().see(page))).toMatch(/State pending .* Attempts .* HTTP 500 /);

    world.answer = () => new Response(null, { status: 200 });
    await visitor().submitAndSee(`${page}/redeliver`, { back: page });
    await world.sandbox.advance(1);
    await world.sandbox.settled();
    expect(textOf(await visitor().see(page))).toMatch(/State delivered .* HTTP 500 .* HTTP 200/);
  });

  test("say on the overview that calls fail on purpose, for as long as they do", async () => {
    const seen = async () => textOf(await visitor().see("/"));
    expect(await seen()).not.toContain("on purpose");
    await world.control.call("createFault", { body: { operationId: "getRate", statusCode: 503, times: 1 } });
    await world.control.call("createFault", { body: { operationId: "getBalance", delayMs: 1 } });
    expect(await seen()).toContain("Calls of getRate and getBalance fail or wait on purpose: see the faults");
    await world.partner.call("getRate", { body: { ticker: "BTCEUR" } }).catch(() => {});
    expect(await seen()).toContain("Calls of getBalance fail or wait on purpose");
  });

  test("add faults and remove them", async () => {
    const fault = { operationId: "getRate", errorCode: "RATE_LIMITED", statusCode: "", delayMs: "", times: "1" };
    expect(textOf(await visitor().submitAndSee("/faults", fault))).toMatch(/getRate RATE_LIMITED next 1/);
    const rate = { body: { ticker: "BTCEUR" } };
    expect(await world.partner.refused("getRate", rate)).toMatchObject({ code: "RATE_LIMITED" });

    await visitor().submitAndSee("/faults", { ...fault, times: "" });
    const [first] = await world.control.call("listFaults");
    expect(textOf(await visitor().submitAndSee(`/faults/${first?.id}/remove`))).toContain("The fault was removed");
    expect(textOf(await visitor().submitAndSee("/faults/remove"))).toContain("Everything works");
    await world.partner.call("getRate", rate);
  });

  test.each([
    { operationId: "noSuchCall", errorCode: "RATE_LIMITED" },
    { operationId: "getRate", errorCode: "NO_SUCH_CODE" },
    { operationId: "getRate" },
    { operationId: "getRate", statusCode: "200" },
    { operationId: "getRate", delayMs: "soon" },
  ])("add no fault that makes no sense: %j", async (fault) => {
    const seen = await visitor().submitAndSee("/faults", fault);
    expect(textOf(seen)).toContain("The fault was not added: choose an error code");
    if ("statusCode" in fault) expect(seen.text).toContain(`value="${fault.statusCode}"`);
  });

  test("show the latest requests without their secrets", async () => {
    const user = await world.connect();
    await user.refused("createConnection", { body: buy({ name: "x" }) });
    const seen = await visitor().see("/requests");
    expect(textOf(seen)).toMatch(
      /400 POST \/api\/v0\/svc-link VALIDATION_FAILED .* createConnection · ana\+connected@example.com by /,
    );
    expect(seen.text).not.toContain(user.key);
    expect(seen.text).not.toContain(world.sandbox.application.masterKey);
  });

  test("go back to the beginning when that is confirmed", async () => {
    await world.connect();
    expect(textOf(await visitor().submitAndSee("/reset"))).toContain("Nothing was reset");
    expect(await world.control.call("listUsers")).toHaveLength(1);
    expect(textOf(await visitor().submitAndSee("/reset", { sure: "yes" }))).toContain("put back to the beginning");
    expect(await world.control.call("listUsers")).toEqual([]);
  });

  test("show long lists page by page", async () => {
    for (let number = 1; number <= 60; number += 1)
      await world.control.call("createUser", { body: { email: `user-${number}@example.com` } });
    const emails = async (page: string) =>
      (await visitor().see(page)).text.match(/user-\d+@example\.com(?=<\/a> <span class="pill)/g);
    expect(await emails("/users")).toHaveLength(25);
    expect(await emails("/users?page=3")).toEqual(
      Array.from({ length: 10 }, (_, index) => `user-${10 - index}@example.com`),
    );
    expect(textOf(await visitor().see("/users?page=2"))).toMatch(/Newer Page 2 Older/);
    expect(textOf(await visitor().see("/users?page=3"))).not.toContain("Older");
    expect(await emails("/users?page=nonsense")).toHaveLength(25);
  });
});
