// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

import type { components, webhooks } from "./types.ts";

export type VerificationStatusEvent = components["schemas"]["VerificationStatusEvent"];
export type OrderStatusEvent = components["schemas"]["OrderStatusEvent"];
export type OrderPrice = components["schemas"]["OrderPrice"];
export type ConnectionStatusEvent = components["schemas"]["ConnectionStatusEvent"];
export type BuyActivated = components["schemas"]["BuyActivated"];
export type SellOnChainActivated = components["schemas"]["SellOnChainActivated"];
export type SellLightningActivated = components["schemas"]["SellLightningActivated"];

/** Body of each event by its name. */
export interface Events {
  verificationStatus: webhooks["verificationStatus"]["post"]["requestBody"]["content"]["application/json"];
  orderStatus: webhooks["orderStatus"]["post"]["requestBody"]["content"]["application/json"];
  connectionStatus: webhooks["connectionStatus"]["post"]["requestBody"]["content"]["application/json"];
}
