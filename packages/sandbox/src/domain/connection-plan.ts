import { defaultCurrency } from "@svc/openapi";
import type { components } from "@svc/openapi/types";
import { normalizeName } from "./names.ts";
import { type BuyCurrency, defaultNetwork, type SellCurrency } from "./places/networks.ts";
import { invalid } from "./refusal.ts";

type CreateRequest = components["schemas"]["CreateConnectionRequest"];
type ConnectRequest = components["schemas"]["ConnectUserRequest"];

export interface BankAccount {
  readonly iban: string;
  readonly bic: string;
  readonly name: string;
}

export interface BuyPlan {
  readonly type: "FIAT_TO_CRYPTO";
  readonly subtype: "ONCHAIN";
  /** Null lets the sandbox choose a free one. */
  readonly name: string | null;
  readonly currency: BuyCurrency;
  readonly network: string;
  readonly target: { readonly address: string } | { readonly whitelistedAddressId: string };
}

export interface SellPlan {
  readonly type: "CRYPTO_TO_FIAT";
  readonly subtype: "ONCHAIN" | "LN";
  readonly name: string | null;
  readonly currency: SellCurrency;
  readonly lnUsername: string | null;
  readonly target: BankAccount | { readonly beneficiaryId: string };
}

/** What a request asks for, with the defaults filled in. */
export type ConnectionPlan = BuyPlan | SellPlan;

export function planConnection(body: CreateRequest): ConnectionPlan {
  const name = normalizeName(body.name);
  if (body.type === "FIAT_TO_CRYPTO") {
    const currency = body.destinationCurrency ?? defaultCurrency;
    return {
      type: body.type,
      subtype: body.subtype,
      name,
      currency,
      network: body.network ?? requiredDefault(currency),
      target:
        body.destinationAddress === undefined
          ? { whitelistedAddressId: body.whitelistedAddressId }
          : { address: body.destinationAddress },
    };
  }
  return {
    type: body.type,
    subtype: body.subtype,
    name,
    currency: body.sourceCurrency ?? defaultCurrency,
    lnUsername: body.subtype === "LN" ? body.lnAddress : null,
    target: body.beneficiary === undefined ? { beneficiaryId: body.beneficiaryId } : body.beneficiary,
  };
}

/** The connection that a combined connect call asks for; null when it asks for none. */
export function planWish(body: ConnectRequest): ConnectionPlan | null {
  if (body.direction === undefined) return null;
  if (body.direction === "FIAT_TO_CRYPTO") {
    const currency = body.currency ?? defaultCurrency;
    return {
      type: body.direction,
      subtype: "ONCHAIN",
      name: null,
      currency,
      network: body.network ?? requiredDefault(currency),
      target: { address: body.btcAddress },
    };
  }
  return {
    type: body.direction,
    subtype: body.lnAddress === undefined ? "ONCHAIN" : "LN",
    name: null,
    currency: body.currency ?? defaultCurrency,
    lnUsername: body.lnAddress ?? null,
    target: { iban: body.iban, bic: body.bic, name: body.beneficiaryName },
  };
}

function requiredDefault(currency: BuyCurrency): string {
  const network = defaultNetwork(currency);
  if (network === null) throw invalid("/network", "must be given for this currency");
  return network;
}
