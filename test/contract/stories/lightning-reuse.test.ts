import { unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import { connectActor, createActive, createConnection, getConnection, waitForProcessing } from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";
import { ROUND_PRICES } from "./money.ts";

const { sellLightningToBeneficiary } = examples.createConnection.requests;
const second = { ...sellLightningToBeneficiary, name: "More tips", lnAddress: "ana-second" };

const world = useWorld(ROUND_PRICES);

it("a second Lightning address for the same bank account is active without a code, and both are paid out", async () => {
  const { control } = world();
  const actor = await connectActor(world(), "ana@example.com");
  const first = await createActive(world(), actor, sellLightningToBeneficiary);
  const codes = await control.countCodes(actor.email);

  const id = await createConnection(actor, second);
  await waitForProcessing(world());
  const detail = await getConnection(actor, id);
  expect(detail).toMatchObject({
    svcLink: { status: "ACTIVE" },
    standingOrder: { id: first.standingOrderId, status: "ACTIVE" },
    lnAddress: "ana-second@ln.svc.example",
  });
  expect(await control.countCodes(actor.email)).toBe(codes);

  const addresses = ["ana-novak@ln.svc.example", "ana-second@ln.svc.example"];
  for (const to of addresses) await control.deposit({ to, amount: "100000", currency: "BTC" });
  await waitForProcessing(world());
  const { transactions } = await unwrap(actor.user.POST("/api/v0/account/transactions", { body: {} }));
  expect(transactions).toMatchObject(
    addresses.map(() => ({ status: "SUCCESSFUL", subType: "LIGHTNING", destinationAmount: "8000" })),
  );
});

it("another bank account needs a code of its own", async () => {
  const actor = await connectActor(world(), "ana@example.com");
  const first = await createActive(world(), actor, sellLightningToBeneficiary);
  const beneficiary = { ...sellLightningToBeneficiary.beneficiary, iban: "LT121000011101001000" };
  const other = await createActive(world(), actor, { ...second, beneficiary });
  expect(other.standingOrderId).not.toBe(first.standingOrderId);
});

it("another user's standing order for the same bank account is not reused", async () => {
  const ana = await connectActor(world(), "ana@example.com");
  const first = await createActive(world(), ana, sellLightningToBeneficiary);
  const bo = await connectActor(world(), "bo@example.com");
  const other = await createActive(world(), bo, second);
  expect(other.standingOrderId).not.toBe(first.standingOrderId);
});
