import { type Schemas, unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { type Actor, connectActor, waitForProcessing } from "../world/actor.ts";
import type { World } from "../world/world.ts";
import { EMAIL, type State } from "./state.ts";
import { knowActor } from "./users.ts";

const { usdcOnPolygon, btcOnBitcoin } = examples.createDepositAddress.requests;
const FEBRUARY = "2026-02-01T00:00:00.000Z";

/** Has loaded the card once, and nothing else has happened. */
export const toppedUpUser: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  await topUp(world, actor, usdcOnPolygon, "153000000");
  const { transactions } = await unwrap(actor.user.POST("/api/v0/account/transactions", { body: {} }));
  return knowActor(actor, { balance: transactions[0]?.destinationAmount ?? "" });
};

/** The sandbox's time begins on the first of January. */
export const toppedUpInTwoMonths: State = async (world) => {
  const actor = await connectActor(world, EMAIL);
  await topUp(world, actor, usdcOnPolygon, "153000000");
  await world.sandbox.advanceTo(FEBRUARY);
  await topUp(world, actor, btcOnBitcoin, "100000");
  return knowActor(actor);
};

async function topUp(
  world: World,
  { user }: Actor,
  body: Schemas["CreateDepositAddressRequest"],
  amount: string,
): Promise<void> {
  const { address } = await unwrap(user.POST("/api/v0/offramp/address", { body }));
  await world.control.deposit({ to: address, amount, currency: body.sourceCurrency });
  await waitForProcessing(world);
}
