import { normalizeAddress } from "../domain/addresses.ts";
import type { BankAccount, BuyPlan, SellPlan } from "../domain/connectionPlan.ts";
import { normalizeIban } from "../domain/iban.ts";
import { type Chain, chainOf } from "../domain/networks.ts";
import { invalid, Refusal } from "../domain/refusal.ts";
import type { Db } from "../store/db.ts";
import { findBeneficiary } from "../store/tables/beneficiaries.ts";
import { findWhitelistedAddress } from "../store/tables/whitelistedAddresses.ts";

export interface AddressDestination {
  readonly address: string;
  readonly chain: Chain;
}

/** Checks where the crypto of a buy shall go. */
export async function resolveAddress(db: Db, userId: string, plan: BuyPlan): Promise<AddressDestination> {
  const chain = chainOf(plan.currency, plan.network);
  if ("whitelistedAddressId" in plan.target) {
    const known = await findWhitelistedAddress(db, userId, plan.target.whitelistedAddressId);
    if (!known) throw invalid("/whitelistedAddressId", "is not known");
    if (known.network !== chain) throw invalid("/whitelistedAddressId", "is an address on another network");
    return { address: known.address, chain };
  }
  const address = normalizeAddress(plan.target.address, chain);
  if (address === undefined) throw new Refusal(plan.currency === "BTC" ? "INVALID_BTC_ADDRESS" : "INVALID_ADDRESS");
  return { address, chain };
}

/** Checks where the euros of a sell shall go. */
export async function resolveBankAccount(db: Db, userId: string, plan: SellPlan): Promise<BankAccount> {
  if ("beneficiaryId" in plan.target) {
    const known = await findBeneficiary(db, userId, plan.target.beneficiaryId);
    if (!known) throw invalid("/beneficiaryId", "is not known");
    return known;
  }
  const iban = normalizeIban(plan.target.iban);
  if (iban === undefined) throw new Refusal("INVALID_IBAN");
  return { iban, bic: plan.target.bic.toUpperCase(), name: plan.target.name };
}
