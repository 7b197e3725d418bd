import { describe, expect, test } from "vitest";
import { createActive, createProcessed, wrongCode } from "../support/connections.ts";
import { BTC_ADDRESS, buy, lightning } from "../support/requests.ts";
import { signConnect } from "../support/sign.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";
import { createVisitor, textOf } from "./support/visitor.ts";

describe.each(stores)("The pages that a user meets, on $name,", (store) => {
  const world = useWorld(store);
  const visitor = () => createVisitor(world.sandbox);

  const connect = (email: string, more: object = {}) => {
    const body = { ...world.connectBody(email), ...more };
    return world.partner.call("connectUser", { body, headers: signConnect(world.sandbox, body) });
  };

  /** The link in the latest message of a channel. */
  async function latestPage(channel: "sms" | "email"): Promise<string> {
    const [message] = await world.control.messages(channel);
    return new URL(message?.links[0] ?? "").pathname;
  }

  test("let a new user sign up, and deliver the key", async () => {
    await connect("ana@example.com");
    const page = await latestPage("email");
    expect(textOf(await visitor().see(page))).toMatch(/Sign up to use .* ana@example.com .* Identity check/);

    expect(textOf(await visitor().submitAndSee(page, { decision: "APPROVED" }))).toContain("You are all set");
    await world.sandbox.settled();
    expect(world.events.map(({ body }) => body.verificationStatus)).toEqual(["APPROVED"]);
  });

  test("tell a user whose identity check has failed", async () => {
    await connect("ana@example.com");
    const seen = await visitor().submitAndSee(await latestPage("email"), { decision: "REJECTED" });
    expect(textOf(seen)).toContain("We could not verify you");
    expect(await world.partner.call("getConnectStatus", { query: { email: "ana@example.com" } })).toEqual({
      status: "rejected",
    });
  });

  test("let a known user consent", async () => {
    await connect("ana+registered@example.com");
    const page = await latestPage("email");
    expect(textOf(await visitor().see(page))).toMatch(/Connect .*\?/);
    expect(textOf(await visitor().submitAndSee(page, { decision: "GRANTED" }))).toContain("has received its key");
  });

  test("let a user who has declined think again", async () => {
    await connect("ana+registered@example.com");
    const page = await latestPage("email");
    expect(textOf(await visitor().submitAndSee(page, { decision: "DENIED" }))).toContain("Nothing was connected");
    expect(textOf(await visitor().submitAndSee(page, { decision: "GRANTED" }))).toContain("is connected");
  });

  test("lead from sign-up to the code of a connection that was asked for together with it", async () => {
    await connect("ana@example.com", { direction: "FIAT_TO_CRYPTO", btcAddress: BTC_ADDRESS });
    const page = await latestPage("email");
    expect(textOf(await visitor().submitAndSee(page, { decision: "APPROVED" }))).toContain("is being set up");
    await world.sandbox.advance(5);
    expect(textOf(await visitor().see(page))).toContain("One step is left");

    const codePage = await latestPage("sms");
    const seen = await visitor().submitAndSee(codePage, { code: await world.control.code() });
    expect(textOf(seen)).toMatch(/Your connection is active .* Deposit IBAN [A-Z]{2}\d+/);
    await world.sandbox.settled();
    expect(world.events.map(({ body }) => body.status ?? body.verificationStatus)).toEqual(["APPROVED", "active"]);
  });

  test("count a wrong code, and say so beside it", async () => {
    await createProcessed(world, await world.connect(), buy());
    const page = await latestPage("sms");
    const code = await world.control.code();
    const seen = await visitor().submitAndSee(page, { code: wrongCode(code) });
    expect(textOf(seen)).toMatch(/not the code that we sent.* 4 attempts left/);
    expect(seen.text).toContain('aria-invalid="true"');
    expect(textOf(await visitor().submitAndSee(page, { code: ` ${code} ` }))).toContain("Your connection is active");
  });

  test("send another code, which makes the old one void", async () => {
    await createProcessed(world, await world.connect(), buy());
    const page = await latestPage("sms");
    const oldCode = await world.control.code();
    expect(textOf(await visitor().submitAndSee(`${page}/resend`))).toContain("Another code is on its way");
    const newCode = await world.control.code();
    if (newCode !== oldCode) {
      expect(textOf(await visitor().submitAndSee(page, { code: oldCode }))).toContain("not the code that we sent");
    }
    expect(textOf(await visitor().submitAndSee(page, { code: newCode }))).toContain("Your connection is active");
  });

  test("send no more codes than the limit, and no page breaks when asked to", async () => {
    await createProcessed(world, await world.connect(), buy());
    const page = await latestPage("sms");
    for (let count = 0; count < 3; count += 1) await visitor().submitAndSee(`${page}/resend`);
    expect(textOf(await visitor().submitAndSee(`${page}/resend`))).toContain("No further code can be sent");
  });

  test("ask for another code after five wrong ones", async () => {
    await createProcessed(world, await world.connect(), buy());
    const page = await latestPage("sms");
    const code = wrongCode(await world.control.code());
    for (let count = 0; count < 5; count += 1) await visitor().submit(page, { code });
    expect(textOf(await visitor().submitAndSee(page, { code }))).toMatch(/one wrong code too many.* No attempt left/);
  });

  test("tell that a code has expired", async () => {
    await createProcessed(world, await world.connect(), buy());
    const page = await latestPage("sms");
    await world.sandbox.advance(1800);
    expect(textOf(await visitor().see(page))).toContain("This code has expired");
  });

  test("take the code that cancels a connection", async () => {
    const user = await world.connect();
    const { standingOrder } = await createActive(world, user, lightning());
    await user.call("cancelStandingOrder", { path: { standingOrderId: standingOrder?.id ?? "" } });
    const page = await latestPage("sms");
    expect(textOf(await visitor().see(page))).toContain("to cancel");
    const seen = await visitor().submitAndSee(page, { code: await world.control.code() });
    expect(textOf(seen)).toContain("Your connection is cancelled");
    expect(await user.call("listConnections")).toEqual([]);
  });

  test("do not exist for tokens that nobody was given", async () => {
    for (const page of ["/signup/guess", "/consent/guess", "/otp/guess"]) {
      expect(await visitor().see(page)).toMatchObject({ status: 404 });
      expect(await visitor().submit(page, { decision: "APPROVED", code: "000000" })).toMatchObject({ status: 404 });
    }
  });
});
