import { type Schemas, unwrap } from "@svc/client";
import { openConnection, waitForProcessing } from "./connections.ts";
import { asPartner, asUser, control, type Keys, type Place } from "./place.ts";

const CALLBACK = "https://partner.example/hooks";

const BUY: Schemas["CreateConnectionRequest"] = {
  name: "Savings",
  type: "FIAT_TO_CRYPTO",
  subtype: "ONCHAIN",
  destinationAddress: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
};

/**
 * All that a partner's integration test would do: a new user is invited and signs up, a connection is created, processed
 * and confirmed, money arrives and is paid out; three events are delivered.
 */
export async function takeToPayout(place: Place, keys: Keys, email: string): Promise<void> {
  const partner = asPartner(place, keys);
  await unwrap(partner.POST("/api/v0/application/connect", { body: { email, callback: CALLBACK } }));
  const [person] = await control<{ userId: string }[]>(place, "GET", `/users?email=${encodeURIComponent(email)}`);
  await control(place, "POST", `/users/${person?.userId}/kyc`, { decision: "APPROVED" });
  const params = { query: { email } };
  const { apiKey = "" } = await unwrap(partner.GET("/api/v0/application/connect/status", { params }));
  const user = asUser(place, apiKey);

  const { depositIban } = await openConnection(place, user, BUY);
  await control(place, "POST", "/deposits", { to: depositIban, amount: "125000", currency: "EUR" });
  await waitForProcessing(place);

  const { transactions } = await unwrap(user.POST("/api/v0/account/transactions", { body: {} }));
  const [payout] = transactions;
  if (payout?.status !== "SUCCESSFUL") throw new Error(`the payout is ${payout?.status}`);
}
