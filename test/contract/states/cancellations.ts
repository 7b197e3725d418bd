import { type Schemas, unwrap } from "@svc/client";
import { limits } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import {
  type Actor,
  createActive,
  createConnection,
  otherCode,
  type Pending,
  waitForProcessing,
} from "../world/actor.ts";
import type { World } from "../world/world.ts";
import { given } from "./connections.ts";

const { sellLightningToBeneficiary } = examples.createConnection.requests;

export const activeLightning = given(createActive, sellLightningToBeneficiary);

/** A second connection to the same bank account uses the standing order of the first. */
export const sharedLightning = given(async (world, actor, body) => {
  const first = await createActive(world, actor, body);
  await createConnection(actor, { ...sellLightningToBeneficiary, name: "More tips", lnAddress: "ana-second" });
  await waitForProcessing(world);
  return first;
}, sellLightningToBeneficiary);

export const cancellingLightning = given(createCancelling, sellLightningToBeneficiary);

export const lateCancellingLightning = given(async (world, actor, body) => {
  const cancelling = await createCancelling(world, actor, body);
  await world.sandbox.advance(limits.cancelChallengeExpiry.value);
  return cancelling;
}, sellLightningToBeneficiary);

/** Every attempt was wrong; only then comes the right code. */
export const exhaustedCancellingLightning = given(async (world, actor, body) => {
  const cancelling = await createCancelling(world, actor, body);
  for (let attempt = 0; attempt < limits.otpAttempts.value; attempt++) {
    await answer(actor, cancelling, otherCode(cancelling.code));
  }
  return cancelling;
}, sellLightningToBeneficiary);

export const cancelledLightning = given(async (world, actor, body) => {
  const cancelling = await createCancelling(world, actor, body);
  await unwrap(answer(actor, cancelling, cancelling.code));
  return cancelling;
}, sellLightningToBeneficiary);

/** An active connection whose cancellation waits for the code. */
async function createCancelling(
  world: World,
  actor: Actor,
  body: Schemas["CreateConnectionRequest"],
): Promise<Pending> {
  const active = await createActive(world, actor, body);
  const { standingOrderId } = active;
  const cancellation = await unwrap(
    actor.user.POST("/api/v0/svc-link/{standingOrderId}/cancel", { params: { path: { standingOrderId } } }),
  );
  if (cancellation.immediate) throw new Error(`${standingOrderId} was cancelled without a code`);
  const { challengeId } = cancellation;
  return { ...active, challengeId, code: await world.control.readCode(actor.email) };
}

function answer({ user }: Actor, { standingOrderId, challengeId }: Pending, verificationCode: string) {
  return user.POST("/api/v0/svc-link/{standingOrderId}/cancel/confirm", {
    params: { path: { standingOrderId } },
    body: { challengeId, verificationCode },
  });
}
