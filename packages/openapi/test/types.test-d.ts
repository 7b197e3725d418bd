import type { ErrorCode, OperationId } from "@svc/openapi";
import { operations, transitions } from "@svc/openapi";
import type {
  ConnectionDetail,
  CreateConnectionRequest,
  components,
  operations as Operations,
  webhooks,
} from "@svc/openapi/types";

type Accepts<Type, Value extends Type> = Value;
type Refused<
  Operation extends OperationId,
  Status extends keyof Operations[Operation]["responses"],
> = Operations[Operation]["responses"][Status] extends { content: { "application/json": { errorCode: infer Code } } }
  ? Code
  : never;

// Answers: the known values are offered, others are allowed.
export type KnownStatus = Accepts<components["schemas"]["ConnectionStatus"], "PENDING">;
export type LaterStatus = Accepts<components["schemas"]["ConnectionStatus"], "PAUSED">;
export type LaterCode = Accepts<components["schemas"]["ErrorCode"], "SOMETHING_NEW">;

// Requests: only what the service takes.
export type Ticker = Accepts<components["schemas"]["Ticker"], "BTCEUR">;
// @ts-expect-error a pair that is not priced
export type NoTicker = Accepts<components["schemas"]["Ticker"], "EURBTC">;

export const buy: CreateConnectionRequest = {
  name: "Savings",
  type: "FIAT_TO_CRYPTO",
  subtype: "ONCHAIN",
  destinationCurrency: "USDC",
  network: "POLYGON",
  destinationAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
};
// @ts-expect-error USDC is not on the network ETH
export const wrongNetwork: CreateConnectionRequest = { ...buy, destinationCurrency: "USDC", network: "ETH" };
// @ts-expect-error an address excludes a whitelisted one
export const twoAddresses: CreateConnectionRequest = { ...buy, whitelistedAddressId: "wa_1" };

// Members with a default may be left out.
export const page: components["schemas"]["ListTransactionsRequest"] = {};

// Errors: each call and status has its own codes.
export type Conflict = Accepts<Refused<"createConnection", 409>, "DUPLICATE_NAME">;
// @ts-expect-error a call that reads cannot find a duplicate
export type NoConflict = Accepts<Refused<"getRate", 400>, "DUPLICATE_NAME">;
export type Known = Accepts<ErrorCode, "DUPLICATE_NAME">;

// Events are there, although they are referenced.
export type Event = Accepts<
  keyof webhooks["orderStatus"]["post"]["requestBody"]["content"]["application/json"],
  "orderId"
>;

export const absent: ConnectionDetail["standingOrder"] = null;

// Catalogues are as narrow as their values.
export const path: "/api/v0/svc-link" = operations.createConnection.path;
export const terminal: readonly ["FAILED", "EXPIRED", "INACTIVE"] = transitions.ConnectionStatus.terminal;
