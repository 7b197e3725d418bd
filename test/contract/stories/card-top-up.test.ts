import { type Schemas, unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import { connectActor, waitForProcessing } from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";
import { ROUND_PRICES } from "./money.ts";

const { withCallback } = examples.connectUser.requests;
const { btcOnBitcoin, btcOnLightning } = examples.createDepositAddress.requests;

const world = useWorld(ROUND_PRICES);

it.each([
  ["on-chain", btcOnBitcoin, "ONCHAIN"],
  ["Lightning", btcOnLightning, "LIGHTNING"],
] as const)("a deposit to a new %s address ends up on the card", async (_, body, subType) => {
  const { control } = world();
  const { user } = await connectActor(world(), withCallback.email);
  const { address, minimumDepositAmount } = await unwrap(user.POST("/api/v0/offramp/address", { body }));
  expect(BigInt(minimumDepositAmount)).toBeLessThan(1_000_000n);

  const orderId = await control.deposit({ to: address, amount: "1000000", currency: "BTC" });
  expect(await readBalance(user)).toBe("0");
  await waitForProcessing(world());
  expect(await readBalance(user)).toBe("80000");
  const { transactions } = await unwrap(user.POST("/api/v0/account/transactions", { body: {} }));
  expect(transactions).toMatchObject([
    { orderId, subType, type: "OFFRAMP_WITHOUT_FIAT_WITHDRAWAL", status: "SUCCESSFUL", destinationAmount: "80000" },
  ]);
});

it("what is below the minimum or above the maximum does not arrive, and the partner is told", async () => {
  const { partner, control, asUser, listEvents } = world();
  await control.addUser(withCallback.email);
  await unwrap(partner.POST("/api/v0/application/connect", { body: withCallback }));
  await control.grantConsent(withCallback.email);
  const connected = await unwrap(partner.POST("/api/v0/application/connect", { body: { email: withCallback.email } }));
  if (connected.status !== "connected") throw new Error(`the user is ${connected.status}`);
  const user = asUser(connected.apiKey);

  for (const pick of [tooLittle, tooMuch]) {
    const deposit = await unwrap(user.POST("/api/v0/offramp/address", { body: btcOnBitcoin }));
    await control.deposit({ to: deposit.address, amount: pick(deposit).toString(), currency: "BTC" });
    await waitForProcessing(world());
  }
  expect(await readBalance(user)).toBe("0");
  const ends = (await listEvents()).flatMap((event) => (event.name === "orderStatus" ? [event.data.status] : []));
  expect(ends).toEqual(["FAILED", "FAILED"]);
});

const tooLittle = ({ minimumDepositAmount }: Schemas["DepositAddress"]) => BigInt(minimumDepositAmount) - 1n;
const tooMuch = ({ maximumDepositAmount }: Schemas["DepositAddress"]) => BigInt(maximumDepositAmount) + 1n;

async function readBalance(user: ReturnType<ReturnType<typeof world>["asUser"]>): Promise<string> {
  const { balance } = await unwrap(user.POST("/api/v0/account/get-balance", { body: { currency: "EUR" } }));
  return balance;
}
