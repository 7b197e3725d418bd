import type { BankAccount, BuyPlan, ConnectionPlan, SellPlan } from "../domain/connection-plan.ts";
import { normalizeAddress } from "../domain/places/addresses.ts";
import { normalizeIban } from "../domain/places/iban.ts";
import { type Chain, chainOf } from "../domain/places/networks.ts";
import { invalid, Refusal } from "../domain/refusal.ts";
import type { Db } from "../store/db.ts";
import { findBeneficiary } from "../store/tables/beneficiaries.ts";
import { findWhitelistedAddress } from "../store/tables/whitelisted-addresses.ts";

export interface AddressDestination {
  readonly kind: "address";
  readonly address: string;
  readonly chain: Chain;
}

export interface BankDestination extends BankAccount {
  readonly kind: "bank account";
}

export type Destination = AddressDestination | BankDestination;

/** Checks where the money shall go, and brings it into the form in which it is kept and compared. */
export function resolveDestination(db: Db, userId: string, plan: ConnectionPlan): Promise<Destination> {
  return plan.type === "FIAT_TO_CRYPTO" ? resolveAddress(db, userId, plan) : resolveBankAccount(db, userId, plan);
}

async function resolveAddress(db: Db, userId: string, plan: BuyPlan): Promise<AddressDestination> {
  const chain = chainOf(plan.currency, plan.network);
  if ("whitelistedAddressId" in plan.target) {
    const known = await findWhitelistedAddress(db, userId, plan.target.whitelistedAddressId);
    if (!known) throw invalid("/whitelistedAddressId", "is not known");
    if (known.network !== chain) throw invalid("/whitelistedAddressId", "is an address on another network");
    return { kind: "address", address: known.address, chain };
  }
  const address = normalizeAddress(plan.target.address, chain);
  if (address === undefined) throw new Refusal(plan.currency === "BTC" ? "INVALID_BTC_ADDRESS" : "INVALID_ADDRESS");
  return { kind: "address", address, chain };
}

async function resolveBankAccount(db: Db, userId: string, plan: SellPlan): Promise<BankDestination> {
  if ("beneficiaryId" in plan.target) {
    const known = await findBeneficiary(db, userId, plan.target.beneficiaryId.toLowerCase());
    if (!known) throw invalid("/beneficiaryId", "is not known");
    return { kind: "bank account", iban: known.iban, bic: known.bic, name: known.name };
  }
  const iban = normalizeIban(plan.target.iban);
  if (iban === undefined) throw new Refusal("INVALID_IBAN");
  return { kind: "bank account", iban, bic: plan.target.bic.toUpperCase(), name: plan.target.name };
}
