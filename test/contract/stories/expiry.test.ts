import { unwrap } from "@svc/client";
import { limits } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import {
  connectActor,
  createActive,
  createConnection,
  createPending,
  getConnection,
  waitForProcessing,
} from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";

const { buyBtcToAddress } = examples.createConnection.requests;
const EXPIRY = limits.connectionExpiry.value;
const SECOND = 1000;

const world = useWorld();

it("a connection that nobody confirms expires 30 minutes after it was created, however often the code is resent", async () => {
  const { sandbox, control } = world();
  const actor = await connectActor(world(), "ana@example.com");
  const created = await sandbox.now();
  const pending = await createPending(world(), actor, buyBtcToAddress);
  const end = new Date(created.getTime() + EXPIRY * SECOND);
  expect(pending.challengeExpiresAt).toBe(end.toISOString());

  await sandbox.advanceTo(new Date(end.getTime() - SECOND));
  const body = { challengeId: pending.challengeId };
  const resent = await unwrap(actor.user.POST("/api/v0/svc-link/resend-otp", { body }));
  expect(resent.dateExpires).toBe(end.toISOString());
  expect((await getConnection(actor, pending.id)).svcLink.status).toBe("PENDING");

  await sandbox.advance(1);
  expect(await getConnection(actor, pending.id)).toMatchObject({
    svcLink: { status: "EXPIRED", updatedAt: end.toISOString() },
    standingOrder: { status: "EXPIRED" },
  });
  const verificationCode = await control.readCode(actor.email);
  const { error } = await actor.user.POST("/api/v0/svc-link/confirm", {
    body: { challengeId: resent.challengeId, verificationCode },
  });
  expect(error?.code).toBe("OTP_EXPIRED");
  expect(await unwrap(actor.user.GET("/api/v0/svc-link"))).toEqual([]);

  await createActive(world(), actor, buyBtcToAddress);
});

it("a code that was resent makes the earlier one worthless", async () => {
  const { control } = world();
  const actor = await connectActor(world(), "ana@example.com");
  const pending = await createPending(world(), actor, buyBtcToAddress);
  const earlier = pending.code;
  const body = { challengeId: pending.challengeId };
  const { challengeId } = await unwrap(actor.user.POST("/api/v0/svc-link/resend-otp", { body }));
  const code = await control.readCode(actor.email);
  expect(code).not.toBe(earlier);

  const refused = await actor.user.POST("/api/v0/svc-link/confirm", {
    body: { challengeId, verificationCode: earlier },
  });
  expect(refused.error?.code).toBe("INVALID_OTP");
  await unwrap(actor.user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode: code } }));
});

it("a connection that failed blocks its bank account for ten minutes", async () => {
  const { sandbox } = world();
  const { sellOnChainToBeneficiary } = examples.createConnection.requests;
  const actor = await connectActor(world(), "ana@example.com");
  const id = await createConnection(actor, { ...sellOnChainToBeneficiary, name: "[fail] Hardware wallet" });
  await waitForProcessing(world());
  const failed = await getConnection(actor, id);
  expect(failed).toMatchObject({ svcLink: { status: "FAILED" }, error: expect.anything() });

  await sandbox.advance(limits.recentlyFailedIbanBlock.value - 1);
  const { error } = await actor.user.POST("/api/v0/svc-link", { body: sellOnChainToBeneficiary });
  expect(error?.code).toBe("RECENTLY_FAILED_IBAN");
  await sandbox.advance(1);
  await createActive(world(), actor, sellOnChainToBeneficiary);
});
