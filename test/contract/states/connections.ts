import { type Schemas, unwrap } from "@svc/client";
import { limits } from "@svc/openapi";
import { examples } from "@svc/openapi/examples";
import {
  type Actor,
  connectActor,
  createActive,
  createConnection,
  createPending,
  otherCode,
  type Pending,
  waitForProcessing,
} from "../world/actor.ts";
import type { World } from "../world/world.ts";
import { EMAIL, type State } from "./state.ts";
import { knowActor } from "./users.ts";

type Body = Schemas["CreateConnectionRequest"];

const { buyBtcToAddress, buyEthToAddress, sellLightningToBeneficiary, sellOnChainToBeneficiary } =
  examples.createConnection.requests;

export const initiatingBuy: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  return knowActor(actor, { id: await createConnection(actor, buyBtcToAddress) });
};

export const pendingBuy = given(createPending, buyBtcToAddress);
export const activeBuy = given(createActive, buyBtcToAddress);
export const activeSell = given(createActive, sellOnChainToBeneficiary);
export const failedBuy = given(createFailed, { ...buyBtcToAddress, name: "[fail] Savings" });
export const failedSell = given(createFailed, { ...sellOnChainToBeneficiary, name: "[fail] Hardware wallet" });

export const expiredBuy = given(async (world, actor, body) => {
  const pending = await createPending(world, actor, body);
  await world.sandbox.advance(limits.connectionExpiry.value);
  return pending;
}, buyBtcToAddress);

/** Every attempt was wrong; only then comes the right code. */
export const exhaustedBuy = given(async (world, actor, body) => {
  const pending = await createPending(world, actor, body);
  const { challengeId, code } = pending;
  for (let attempt = 0; attempt < limits.otpAttempts.value; attempt++) {
    await actor.user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode: otherCode(code) } });
  }
  return pending;
}, buyBtcToAddress);

export const resendsUsedUp = given(async (world, actor, body) => {
  let { challengeId, ...pending } = await createPending(world, actor, body);
  for (let resend = 0; resend < limits.otpResends.value; resend++) {
    ({ challengeId } = await unwrap(actor.user.POST("/api/v0/svc-link/resend-otp", { body: { challengeId } })));
  }
  return { ...pending, challengeId };
}, buyBtcToAddress);

export const tenPending: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  for (let number = 1; number <= limits.pendingConnectionsPerUser.value; number++) {
    const destinationAddress = `0x${number.toString().padStart(40, "0")}`;
    await createConnection(actor, { ...buyEthToAddress, name: `Savings ${number}`, destinationAddress });
  }
  return knowActor(actor);
};

export const activeBuyAndLightning = given(async (world, actor, body) => {
  await createActive(world, actor, body);
  return createActive(world, actor, sellLightningToBeneficiary);
}, buyBtcToAddress);

/** Creates one connection of the user of the examples, and tells what is known of it. */
export function given(
  create: (world: World, actor: Actor, body: Body) => Promise<Partial<Pending>>,
  body: Body,
): State {
  return async (world) => {
    const actor = await connectActor(world, EMAIL);
    const pending = await create(world, actor, body);
    const { code } = pending;
    return knowActor(actor, {
      ...pending,
      name: body.name,
      ...(code !== undefined && { wrongCode: otherCode(code) }),
    });
  };
}

async function createFailed(world: World, actor: Actor, body: Body): Promise<Partial<Pending>> {
  const id = await createConnection(actor, body);
  await waitForProcessing(world);
  return { id };
}
