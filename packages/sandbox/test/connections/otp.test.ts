import { describe, expect, test } from "vitest";
import { createProcessed, wrongCode } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const MINUTE = 60;

describe.each(stores)("One-time codes on $name", (store) => {
  const world = useWorld(store);

  async function createPending() {
    const user = await world.connect();
    const { svcLink, standingOrder } = await createProcessed(world, user, buy());
    const code = await world.control.code();
    const confirm = (verificationCode: string, challengeId = standingOrder?.challengeId) => ({
      body: { challengeId, verificationCode },
    });
    return { user, svcLink, challengeId: standingOrder?.challengeId ?? "", code, confirm };
  }

  test("a wrong code is refused and the user may try again", async () => {
    const { user, code, confirm } = await createPending();
    const refused = await user.refused("confirmConnection", confirm(wrongCode(code)));
    expect(refused).toMatchObject({ status: 400, code: "INVALID_OTP", details: { attempts: 4 } });
    await user.call("confirmConnection", confirm(code));
  });

  test("five wrong codes use the challenge up, even for the right one", async () => {
    const { user, code, confirm } = await createPending();
    for (const attempts of [4, 3, 2, 1, 0]) {
      expect((await user.refused("confirmConnection", confirm(wrongCode(code)))).details).toEqual({ attempts });
    }
    const refused = await user.refused("confirmConnection", confirm(code));
    expect(refused).toMatchObject({ status: 400, code: "OTP_ATTEMPTS_EXHAUSTED" });
  });

  test("a resend brings a new code and a new challenge with all its attempts, and voids the old ones", async () => {
    const { user, challengeId, code, confirm, svcLink } = await createPending();
    await user.refused("confirmConnection", confirm(wrongCode(code)));
    const resent = await user.call("resendOtp", { body: { challengeId } });
    expect(resent).toEqual({
      challengeId: expect.not.stringMatching(challengeId),
      dateExpires: new Date(Date.parse(svcLink.createdAt) + 30 * MINUTE * 1000).toISOString(),
      attempts: 5,
    });
    expect((await user.refused("confirmConnection", confirm(code))).code).toBe("CHALLENGE_NOT_FOUND");
    const { standingOrder } = await user.call("getConnection", { path: { id: svcLink.id } });
    expect(standingOrder?.challengeId).toBe(resent.challengeId);
    await user.call("confirmConnection", confirm(await world.control.code(), resent.challengeId));
  });

  test("a resend does not extend the 30 minutes", async () => {
    const { user, challengeId, svcLink } = await createPending();
    await world.sandbox.advance(29 * MINUTE);
    await user.call("resendOtp", { body: { challengeId } });
    await world.sandbox.advance(MINUTE);
    expect((await user.call("getConnection", { path: { id: svcLink.id } })).svcLink.status).toBe("EXPIRED");
  });

  test("a code can be sent again three times", async () => {
    const { user, challengeId } = await createPending();
    let current = challengeId;
    for (let resend = 0; resend < 3; resend += 1) {
      current = (await user.call("resendOtp", { body: { challengeId: current } })).challengeId;
    }
    const refused = await user.refused("resendOtp", { body: { challengeId: current } });
    expect(refused).toMatchObject({ status: 400, code: "OTP_ATTEMPTS_EXHAUSTED" });
  });

  test("a resend gives a challenge back its attempts when they were used up", async () => {
    const { user, challengeId, code, confirm } = await createPending();
    for (let attempt = 0; attempt < 5; attempt += 1) await user.refused("confirmConnection", confirm(wrongCode(code)));
    const resent = await user.call("resendOtp", { body: { challengeId } });
    await user.call("confirmConnection", confirm(await world.control.code(), resent.challengeId));
  });

  test("a PENDING connection can be confirmed with its existing challenge until the last second", async () => {
    const { user, code, confirm } = await createPending();
    await world.sandbox.advance(30 * MINUTE - 6);
    await user.call("confirmConnection", confirm(code));
  });

  test("after 30 minutes the code has expired, for confirming and for resending", async () => {
    const { user, challengeId, code, confirm } = await createPending();
    await world.sandbox.advance(30 * MINUTE);
    expect(await user.refused("confirmConnection", confirm(code))).toMatchObject({ status: 400, code: "OTP_EXPIRED" });
    expect((await user.refused("resendOtp", { body: { challengeId } })).code).toBe("OTP_EXPIRED");
  });

  test("what is confirmed cannot be confirmed or resent again", async () => {
    const { user, challengeId, code, confirm } = await createPending();
    await user.call("confirmConnection", confirm(code));
    expect(await user.refused("confirmConnection", confirm(code))).toMatchObject({
      status: 409,
      code: "CONNECTION_NOT_PENDING",
    });
    expect((await user.refused("resendOtp", { body: { challengeId } })).code).toBe("CONNECTION_NOT_PENDING");
  });

  test("a code confirmed many times at once activates once", async () => {
    const { user, code, confirm } = await createPending();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => user.call("confirmConnection", confirm(code))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await world.sandbox.settled();
    expect(world.events).toHaveLength(1);
  });

  test("an unknown challenge is not found", async () => {
    const { user, confirm } = await createPending();
    expect(await user.refused("confirmConnection", confirm("123456", "ch_unknown"))).toMatchObject({
      status: 404,
      code: "CHALLENGE_NOT_FOUND",
    });
    expect((await user.refused("resendOtp", { body: { challengeId: "ch_unknown" } })).code).toBe("CHALLENGE_NOT_FOUND");
  });

  test("somebody else's challenge is not found", async () => {
    const { code, confirm } = await createPending();
    const other = await world.connect("bob+connected@example.com");
    expect((await other.refused("confirmConnection", confirm(code))).code).toBe("CHALLENGE_NOT_FOUND");
  });

  test.each(["12345", "1234567", "12345a", 123456])(
    "a code has six digits: %j is refused",
    async (verificationCode) => {
      const { user, challengeId } = await createPending();
      const refused = await user.refused("confirmConnection", { body: { challengeId, verificationCode } });
      expect(refused).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
      expect(refused.details).toEqual([{ path: "/verificationCode", message: expect.any(String) }]);
    },
  );

  test("the code goes by SMS to the user's phone, with a page to enter it", async () => {
    await createPending();
    const [sms] = await world.control.messages("sms");
    const { phone } = await world.control.user("ana+connected@example.com");
    expect(sms).toMatchObject({ to: phone, code: expect.stringMatching(/^\d{6}$/) });
    expect(sms?.links).toEqual([expect.stringContaining("/otp/")]);
  });
});
