import { describe, expect, test } from "vitest";
import { createActive, createProcessed, wrongCode } from "../support/connections.ts";
import { buy, lightning } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const MINUTE = 60;

describe.each(stores)("Cancelling on $name", (store) => {
  const world = useWorld(store);

  async function createCancellable(body: unknown = buy()) {
    const user = await world.connect();
    const { svcLink, standingOrder } = await createActive(world, user, body);
    const path = { standingOrderId: standingOrder?.id ?? "" };
    return { user, path, id: svcLink.id };
  }

  async function askForCode() {
    const cancellable = await createCancellable();
    const answer = await cancellable.user.call("cancelStandingOrder", { path: cancellable.path });
    if (!("challengeId" in answer)) throw new Error("cancelled without a code");
    return { ...cancellable, ...answer, code: await world.control.code() };
  }

  const statusOf = async (user: Awaited<ReturnType<typeof world.connect>>, id: string) =>
    (await user.call("getConnection", { path: { id } })).svcLink.status;

  test("ACTIVE -> INACTIVE: the last connection needs a code, then the standing order is CANCELLED", async () => {
    const { user, path, id, challengeId, dateExpires, code } = await askForCode();
    expect(Date.parse(dateExpires) - (await world.sandbox.now()).getTime()).toBe(30 * MINUTE * 1000);
    expect(await statusOf(user, id)).toBe("ACTIVE");
    const cancelled = await user.call("confirmCancellation", { path, body: { challengeId, verificationCode: code } });
    expect(cancelled).toMatchObject({ id: path.standingOrderId, status: "CANCELLED" });
    expect(await statusOf(user, id)).toBe("INACTIVE");
    expect(await user.call("listConnections")).toEqual([]);
  });

  test("a shared standing order: only the newest connection ends, at once and without a code", async () => {
    const { user, path, id } = await createCancellable(lightning());
    const second = await createProcessed(world, user, lightning({ name: "Second", lnAddress: "ana-2" }));
    expect(await user.call("cancelStandingOrder", { path })).toEqual({ immediate: true });
    expect(await statusOf(user, second.svcLink.id)).toBe("INACTIVE");
    expect(await statusOf(user, id)).toBe("ACTIVE");
    expect(await user.call("cancelStandingOrder", { path })).toHaveProperty("challengeId");
  });

  test("a connection that joins meanwhile ends with the standing order", async () => {
    const { user, path, id } = await createCancellable(lightning());
    const answer = await user.call("cancelStandingOrder", { path });
    if (!("challengeId" in answer)) throw new Error("cancelled without a code");
    const code = await world.control.code();
    const joined = await createProcessed(world, user, lightning({ name: "Second", lnAddress: "ana-2" }));
    const body = { challengeId: answer.challengeId, verificationCode: code };
    await user.call("confirmCancellation", { path, body });
    expect([await statusOf(user, id), await statusOf(user, joined.svcLink.id)]).toEqual(["INACTIVE", "INACTIVE"]);
  });

  test("a wrong code is refused and can be corrected", async () => {
    const { user, path, challengeId, code } = await askForCode();
    const refused = await user.refused("confirmCancellation", {
      path,
      body: { challengeId, verificationCode: wrongCode(code) },
    });
    expect(refused).toMatchObject({ status: 400, code: "INVALID_OTP", details: { attempts: 4 } });
    await user.call("confirmCancellation", { path, body: { challengeId, verificationCode: code } });
  });

  test("the code for cancelling expires after 30 minutes and can then be asked for again", async () => {
    const { user, path, challengeId, code } = await askForCode();
    await world.sandbox.advance(30 * MINUTE);
    const body = { challengeId, verificationCode: code };
    expect((await user.refused("confirmCancellation", { path, body })).code).toBe("OTP_EXPIRED");
    expect(await user.call("cancelStandingOrder", { path })).toHaveProperty("challengeId");
    expect((await user.refused("confirmCancellation", { path, body })).code).toBe("CHALLENGE_NOT_FOUND");
  });

  test("the code for cancelling can be sent again", async () => {
    const { user, path, challengeId } = await askForCode();
    const resent = await user.call("resendOtp", { body: { challengeId } });
    const body = { challengeId: resent.challengeId, verificationCode: await world.control.code() };
    expect(await user.call("confirmCancellation", { path, body })).toMatchObject({ status: "CANCELLED" });
  });

  test("a challenge of one kind does not serve the other", async () => {
    const { user, challengeId, code } = await askForCode();
    const refused = await user.refused("confirmConnection", { body: { challengeId, verificationCode: code } });
    expect(refused.code).toBe("CHALLENGE_NOT_FOUND");
  });

  test("a standing order that is not active cannot be cancelled", async () => {
    const { user, path, challengeId, code } = await askForCode();
    await user.call("confirmCancellation", { path, body: { challengeId, verificationCode: code } });
    expect(await user.refused("cancelStandingOrder", { path })).toMatchObject({
      status: 409,
      code: "CONNECTION_NOT_ACTIVE",
    });
    const again = await user.refused("confirmCancellation", { path, body: { challengeId, verificationCode: code } });
    expect(again).toMatchObject({ status: 409, code: "CONNECTION_NOT_ACTIVE" });
  });

  test("a pending standing order cannot be cancelled", async () => {
    const user = await world.connect();
    const { standingOrder } = await createProcessed(world, user, buy());
    const refused = await user.refused("cancelStandingOrder", { path: { standingOrderId: standingOrder?.id ?? "" } });
    expect(refused.code).toBe("CONNECTION_NOT_ACTIVE");
  });

  test("an unknown standing order and one of another user are not found", async () => {
    const { path, user } = await createCancellable();
    const other = await world.connect("bob+connected@example.com");
    expect(await other.refused("cancelStandingOrder", { path })).toMatchObject({
      status: 404,
      code: "STANDING_ORDER_NOT_FOUND",
    });
    const unknown = { standingOrderId: "so_unknown" };
    expect((await user.refused("cancelStandingOrder", { path: unknown })).code).toBe("STANDING_ORDER_NOT_FOUND");
  });

  test("what a cancelled connection held is free again", async () => {
    const user = await world.connect();
    const { standingOrder } = await createActive(world, user, lightning());
    const path = { standingOrderId: standingOrder?.id ?? "" };
    const answer = await user.call("cancelStandingOrder", { path });
    if (!("challengeId" in answer)) throw new Error("cancelled without a code");
    const body = { challengeId: answer.challengeId, verificationCode: await world.control.code() };
    await user.call("confirmCancellation", { path, body });
    const again = await createActive(world, user, lightning());
    expect(again).toMatchObject({ svcLink: { status: "ACTIVE" }, lnAddress: "ana-novak@ln.svc.example" });
  });
});
