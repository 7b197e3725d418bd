import { describe, expect, test } from "vitest";
import { BTC_ADDRESS, beneficiary, buy } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("Onboarding on $name", (store) => {
  const world = useWorld(store);
  const NEW = "ana@example.com";
  const KNOWN = "ana+registered@example.com";

  const connect = (email: string, more: object = {}) => {
    const body = { ...world.connectBody(email), ...more };
    return world.partner.call("connectUser", { body, headers: signConnect(world.sandbox, body) });
  };
  const statusOf = (email: string) => world.partner.call("getConnectStatus", { query: { email } });
  const applicationId = () => world.sandbox.application.id;

  async function decideKyc(email: string, decision: "APPROVED" | "REJECTED") {
    const { userId } = await world.control.user(email);
    await world.control.call("decideKyc", { path: { userId }, body: { decision } });
    await world.sandbox.settled();
  }

  async function decideConsent(email: string, decision: "GRANTED" | "DENIED") {
    const { userId } = await world.control.user(email);
    await world.control.call("decideConsent", { path: { userId }, body: { applicationId: applicationId(), decision } });
    await world.sandbox.settled();
  }

  test("a new user is onboarding: sign-up link in the answer and by e-mail", async () => {
    const answer = await connect(NEW);
    expect(answer).toEqual({
      status: "onboarding",
      userRegistered: false,
      isUserConnected: false,
      signupURL: expect.stringContaining("/signup/"),
    });
    const [mail] = await world.control.messages("email");
    expect(mail).toMatchObject({ to: NEW, links: ["signupURL" in answer ? answer.signupURL : ""] });
    expect(await statusOf(NEW)).toEqual({ status: "onboarding" });
    expect(world.events).toEqual([]);
  });

  test("a registered user is pending: consent e-mail", async () => {
    expect(await connect(KNOWN)).toEqual({ status: "pending", userRegistered: true, isUserConnected: false });
    const [mail] = await world.control.messages("email");
    expect(mail).toMatchObject({ to: KNOWN, links: [expect.stringContaining("/consent/")] });
    expect(await statusOf(KNOWN)).toEqual({ status: "pending" });
  });

  test("a connected user's key comes at once, and no event", async () => {
    const first = await connect("ana+connected@example.com");
    await world.sandbox.settled();
    world.events.length = 0;
    const again = await connect("ana+connected@example.com");
    expect(again).toEqual({
      status: "connected",
      userRegistered: true,
      isUserConnected: true,
      apiKey: "apiKey" in first ? first.apiKey : "",
    });
    await world.sandbox.settled();
    expect(world.events).toEqual([]);
  });

  test("KYC approved: the key comes by the verification-status event and by the status", async () => {
    await connect(NEW);
    await decideKyc(NEW, "APPROVED");
    const { userId, keys } = await world.control.user(NEW);
    expect(world.events.map(({ url, body }) => ({ url, body }))).toEqual([
      {
        url: "https://partner.example/hooks/6d1f0c/verification-status",
        body: { userId, apikey: keys[0]?.apiKey, verificationStatus: "APPROVED", ref: `ref of ${NEW}` },
      },
    ]);
    expect(await statusOf(NEW)).toEqual({ status: "connected", apiKey: keys[0]?.apiKey });
    expect(keys[0]?.apiKey).toHaveLength(44);
  });

  test("KYC rejected: the status says so, and no key is given", async () => {
    await connect(NEW);
    await decideKyc(NEW, "REJECTED");
    expect(await statusOf(NEW)).toEqual({ status: "rejected" });
    expect(world.events).toEqual([]);
  });

  test("a rejected user who is connected again starts over", async () => {
    await connect(NEW);
    await decideKyc(NEW, "REJECTED");
    expect(await connect(NEW)).toMatchObject({ status: "onboarding" });
    await decideKyc(NEW, "APPROVED");
    expect(await statusOf(NEW)).toMatchObject({ status: "connected" });
  });

  test("consent granted: the key comes by event and by status", async () => {
    await connect(KNOWN);
    await decideConsent(KNOWN, "GRANTED");
    expect(world.events).toHaveLength(1);
    expect(await statusOf(KNOWN)).toMatchObject({ status: "connected", apiKey: world.events[0]?.body.apikey });
  });

  test("consent denied: the user stays pending and can still agree", async () => {
    await connect(KNOWN);
    await decideConsent(KNOWN, "DENIED");
    expect(await statusOf(KNOWN)).toEqual({ status: "pending" });
    await decideConsent(KNOWN, "GRANTED");
    expect(await statusOf(KNOWN)).toMatchObject({ status: "connected" });
  });

  test("+rejected: KYC ends rejected by itself, whatever is decided", async () => {
    const email = "ana+rejected@example.com";
    await connect(email);
    await world.sandbox.advance(5);
    expect(await statusOf(email)).toEqual({ status: "rejected" });
  });

  test("without a callback no event is sent, and the poll brings the key", async () => {
    await world.partner.call("connectUser", { body: { email: NEW } });
    await decideKyc(NEW, "APPROVED");
    expect(world.events).toEqual([]);
    expect(await world.control.deliveries()).toEqual([]);
    expect(await statusOf(NEW)).toHaveProperty("apiKey");
  });

  test("e-mail addresses are compared without regard to case", async () => {
    await connect("Ana@Example.com");
    await connect("ana@example.com");
    expect(await world.control.call("listUsers")).toHaveLength(1);
  });

  test("the status of an unknown e-mail is not found", async () => {
    const refused = await world.partner.refused("getConnectStatus", { query: { email: "nobody@example.com" } });
    expect(refused).toMatchObject({ status: 404, code: "USER_NOT_FOUND" });
  });

  test("the status needs an e-mail", async () => {
    const refused = await world.partner.refused("getConnectStatus", { query: {} });
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED", details: [{ path: "/query/email" }] });
  });

  test("one key per user and application: another application asks for consent and gets its own", async () => {
    const ana = await world.connect(KNOWN.replace("registered", "connected"));
    const { masterKey } = await world.control.call("createApplication", { body: { name: "Other" } });
    const other = world.caller(masterKey);
    const email = "ana+connected@example.com";
    expect(await other.refused("getConnectStatus", { query: { email } })).toMatchObject({ code: "USER_NOT_FOUND" });
    const answer = await other.call("connectUser", { body: { email } });
    expect(answer).toMatchObject({ status: "connected", apiKey: expect.any(String) });
    expect(answer).not.toHaveProperty("apiKey", ana.key);
  });

  test("a revoked key is dead, and connecting again brings another one", async () => {
    const user = await world.connect();
    const { userId } = await world.control.user("ana+connected@example.com");
    await world.control.call("revokeKey", { path: { userId }, body: { applicationId: applicationId() } });
    expect(await user.refused("getUserId")).toMatchObject({ status: 403, code: "API_KEY_INVALID" });
    expect(await statusOf("ana+connected@example.com")).toEqual({ status: "connected" });
    const fresh = await world.connect();
    expect(fresh.key).not.toBe(user.key);
    expect(await fresh.call("getUserId")).toEqual({ userId });
  });

  test("the callback and ref of a later connect call are the ones that count", async () => {
    await connect(NEW);
    await connect(NEW, { callback: "https://partner.example/other/", ref: "new" });
    await decideKyc(NEW, "APPROVED");
    expect(world.events).toMatchObject([
      { url: "https://partner.example/other/verification-status", body: { ref: "new" } },
    ]);
  });

  test("combined connect: after onboarding the connection is made, and two events follow", async () => {
    const wish = { direction: "FIAT_TO_CRYPTO", btcAddress: BTC_ADDRESS, currency: "BTC", network: "BTC" };
    await connect(NEW, wish);
    await decideKyc(NEW, "APPROVED");
    const { keys } = await world.control.user(NEW);
    const user = world.caller(keys[0]?.apiKey ?? "");
    await world.sandbox.advance(5);
    const [connection] = await user.call("listConnections");
    expect(connection).toMatchObject({ svcLink: { status: "PENDING" }, destinationAddress: BTC_ADDRESS });
    const body = { challengeId: connection?.standingOrder?.challengeId, verificationCode: await world.control.code() };
    await user.call("confirmConnection", { body });
    await world.sandbox.settled();
    expect(world.events.map((event) => event.url.split("/").at(-1))).toEqual([
      "verification-status",
      "connection-status",
    ]);
    expect(world.events[1]?.body).toMatchObject({
      svcLinkId: connection?.svcLink.id,
      depositIban: connection?.depositIban,
    });
  });

  test.each([
    ["on-chain", {}, "depositAddress"],
    ["Lightning", { lnAddress: "ana-novak" }, "lnAddress"],
  ])("combined connect: a sell, %s", async (_, more, member) => {
    const { iban, bic, name } = beneficiary();
    await connect(KNOWN, { direction: "CRYPTO_TO_FIAT", iban, bic, beneficiaryName: name, ...more });
    await decideConsent(KNOWN, "GRANTED");
    await world.sandbox.advance(5);
    const user = world.caller((await world.control.user(KNOWN)).keys[0]?.apiKey ?? "");
    const [connection] = await user.call("listConnections");
    expect(connection).toHaveProperty(member);
  });

  test("combined connect of a connected user makes the connection at once, and tells of conflicts", async () => {
    const user = await world.connect();
    const wish = { direction: "FIAT_TO_CRYPTO", btcAddress: BTC_ADDRESS };
    await connect("ana+connected@example.com", wish);
    expect(await user.call("listConnections")).toHaveLength(1);
    const body = { ...world.connectBody("ana+connected@example.com"), ...wish };
    const refused = await world.partner.refused("connectUser", { body, headers: signConnect(world.sandbox, body) });
    expect(refused).toMatchObject({ status: 409, code: "DUPLICATE_BRINGIN_LINK" });
  });

  test("combined connect refuses what can never work before anybody is invited", async () => {
    const body = { email: NEW, direction: "FIAT_TO_CRYPTO", btcAddress: "x".repeat(30) };
    expect((await world.partner.refused("connectUser", { body })).code).toBe("INVALID_BTC_ADDRESS");
    const pair = { ...body, btcAddress: BTC_ADDRESS, network: "POLYGON" };
    expect((await world.partner.refused("connectUser", { body: pair })).code).toBe(
      "INVALID_CURRENCY_NETWORK_COMBINATION",
    );
    const account = { iban: "DE88370400440532013000", bic: "COBADEFF", beneficiaryName: "Ana Novak" };
    const sale = { email: NEW, direction: "CRYPTO_TO_FIAT", ...account };
    expect((await world.partner.refused("connectUser", { body: sale })).code).toBe("INVALID_IBAN");
    expect(await world.control.call("listUsers")).toEqual([]);
  });

  test("a wish that has become impossible does not cost the user the key", async () => {
    const wish = { direction: "CRYPTO_TO_FIAT", lnAddress: "ana-novak" };
    const { iban, bic, name } = beneficiary();
    await connect(KNOWN, { ...wish, iban, bic, beneficiaryName: name });
    const bob = await world.connect("bob+connected@example.com");
    await bob.call("createConnection", {
      body: {
        ...buy({ destinationAddress: undefined }),
        ...wish,
        type: "CRYPTO_TO_FIAT",
        subtype: "LN",
        beneficiary: beneficiary(),
      },
    });
    await decideConsent(KNOWN, "GRANTED");
    const { apiKey } = await statusOf(KNOWN);
    expect(await world.caller(apiKey ?? "").call("listConnections")).toEqual([]);
  });

  test.each([
    [{}, "/email"],
    [{ email: "not an e-mail" }, "/email"],
    [{ email: NEW, direction: "FIAT_TO_CRYPTO" }, "/btcAddress"],
    [{ email: NEW, direction: "CRYPTO_TO_FIAT", iban: beneficiary().iban, bic: "COBADEFF" }, "/beneficiaryName"],
  ])("a malformed connect call is refused: %j", async (body, path) => {
    const refused = await world.partner.refused("connectUser", { body });
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(refused.details).toEqual(expect.arrayContaining([{ path, message: expect.any(String) }]));
  });
});
