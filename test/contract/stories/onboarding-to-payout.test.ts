import { unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import { getConnection, waitForProcessing } from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";
import { ROUND_PRICES } from "./money.ts";

const { withCallback } = examples.connectUser.requests;
const { buyBtcToAddress, sellOnChainToBeneficiary } = examples.createConnection.requests;
const { email, ref } = withCallback;

const world = useWorld(ROUND_PRICES);

it("takes a new user from connect to a buy that is paid out", async () => {
  const { partner, control, sandbox, asUser, listEvents } = world();

  const invited = await unwrap(partner.POST("/api/v0/application/connect", { body: withCallback }));
  expect(invited).toMatchObject({ status: "onboarding", signupURL: expect.stringContaining("/signup/") });
  expect(await listEvents()).toEqual([]);

  await control.decideKyc(email, "APPROVED");
  const [verification] = await listEvents();
  if (verification?.name !== "verificationStatus") throw new Error(`${verification?.name} came first`);
  const { apikey, userId } = verification.data;
  expect(verification.data).toEqual({ userId, apikey, verificationStatus: "APPROVED", ref });

  const user = asUser(apikey);
  expect(await unwrap(user.GET("/api/v0/user/user-id"))).toEqual({ userId });
  const actor = { email, apiKey: apikey, user };
  const { svcLink } = await unwrap(user.POST("/api/v0/svc-link", { body: buyBtcToAddress }));
  expect(svcLink).toMatchObject({ name: "Savings", status: "INITIATING" });
  expect(await getConnection(actor, svcLink.id)).toEqual({ svcLink, standingOrder: null });

  await waitForProcessing(world());
  const { svcLink: pending, standingOrder } = await getConnection(actor, svcLink.id);
  expect(pending.status).toBe("PENDING");
  const challengeId = standingOrder?.challengeId ?? "";
  const verificationCode = await control.readCode(email);
  await unwrap(user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode } }));

  const active = await getConnection(actor, svcLink.id);
  expect(active.svcLink.status).toBe("ACTIVE");
  expect(active.standingOrder).not.toHaveProperty("challengeId");
  const { depositIban = "" } = active;

  const orderId = await control.deposit({ to: depositIban, amount: "125000", currency: "EUR" });
  await waitForProcessing(world());
  const { transactions, ...counts } = await unwrap(user.POST("/api/v0/account/transactions", { body: {} }));
  expect(counts).toEqual({ number: 1, totalCount: 1 });
  expect(transactions[0]).toMatchObject({
    ...{ orderId, status: "SUCCESSFUL", sourceAmount: "125000", sourceCurrency: "EUR" },
    ...{ destinationAmount: "1000000", destinationCurrency: "BTC" },
  });

  const now = (await sandbox.now()).toISOString();
  expect(await listEvents()).toEqual([
    verification,
    {
      name: "connectionStatus",
      data: { svcLinkId: svcLink.id, direction: "FIAT_TO_CRYPTO", status: "active", ref, depositIban },
    },
    {
      name: "orderStatus",
      data: {
        ...{ orderId, userId, status: "SUCCESSFUL", ref, sourceId: ref, timestamp: now },
        ...{ sourceAmount: "125000", sourceCurrency: "EUR" },
        ...{ destinationAmount: "1000000", destinationCurrency: "BTC" },
        price: { price: "125000.00", currency: "EUR" },
      },
    },
  ]);
});

it("pays every later deposit out as well, without another call, and sends back what is too little", async () => {
  const { partner, control, asUser, listEvents } = world();
  await control.addUser(email);
  await unwrap(partner.POST("/api/v0/application/connect", { body: withCallback }));
  await control.grantConsent(email);
  const again = await unwrap(partner.POST("/api/v0/application/connect", { body: { email } }));
  if (again.status !== "connected") throw new Error(`the user is ${again.status}`);

  const user = asUser(again.apiKey);
  const { svcLink } = await unwrap(user.POST("/api/v0/svc-link", { body: sellOnChainToBeneficiary }));
  await waitForProcessing(world());
  const actor = { email, apiKey: again.apiKey, user };
  const { standingOrder, depositAddress = "" } = await getConnection(actor, svcLink.id);
  const challengeId = standingOrder?.challengeId ?? "";
  const verificationCode = await control.readCode(email);
  await unwrap(user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode } }));

  for (const amount of ["1000000", "2000000", "1"]) {
    await control.deposit({ to: depositAddress, amount, currency: "BTC" });
    await waitForProcessing(world());
  }
  const orders = (await listEvents()).flatMap((event) => (event.name === "orderStatus" ? [event.data] : []));
  expect(orders).toMatchObject([
    { status: "SUCCESSFUL", sourceAmount: "1000000", destinationAmount: "80000", destinationCurrency: "EUR" },
    { status: "SUCCESSFUL", sourceAmount: "2000000", destinationAmount: "160000" },
    { status: "FAILED", sourceAmount: "1", destinationAmount: "0" },
  ]);
  const { transactions } = await unwrap(user.POST("/api/v0/account/transactions", { body: {} }));
  expect(transactions.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId).reverse());
  // Paid out to the bank account, so the account with the service stays empty.
  expect(await unwrap(user.POST("/api/v0/account/get-balance", { body: { currency: "EUR" } }))).toEqual({
    balance: "0",
  });
});
