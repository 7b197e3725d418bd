import { createControl } from "../../support/control.ts";
import type { World } from "../run/world.ts";
import type { User } from "../state/model.ts";
import { type Buy, chainOf, type Plan, type Sell } from "../state/plan.ts";

/** The same destination can be named in several ways. */
export const namings = ["plain", "spelled", "by id"] as const;
export type Naming = (typeof namings)[number];

/** What a creation sends. */
export async function requestOf(world: World, user: User, plan: Plan, naming: Naming) {
  const { type, subtype } = plan;
  if (plan.type === "FIAT_TO_CRYPTO") {
    const { currency: destinationCurrency, network } = plan;
    return { type, subtype, destinationCurrency, network, ...(await nameAddress(world, user, plan, naming)) };
  }
  const { currency: sourceCurrency, username: lnAddress } = plan;
  return { type, subtype, sourceCurrency, lnAddress, ...(await nameAccount(world, user, plan, naming)) };
}

async function nameAddress(world: World, user: User, plan: Buy, naming: Naming) {
  const known = naming === "by id" ? await viewUser(world, user) : undefined;
  const whitelisted = known?.whitelistedAddresses.find(
    ({ address, network }) => address === plan.address && network === chainOf(plan),
  );
  if (whitelisted) return { whitelistedAddressId: whitelisted.whitelistedAddressId };
  return { destinationAddress: naming === "spelled" ? plan.address.toLowerCase() : plan.address };
}

async function nameAccount(world: World, user: User, plan: Sell, naming: Naming) {
  const known = naming === "by id" ? await viewUser(world, user) : undefined;
  const beneficiary = known?.beneficiaries.find(({ iban }) => iban === plan.iban);
  if (beneficiary) return { beneficiaryId: beneficiary.beneficiaryId };
  return { beneficiary: { iban: naming === "spelled" ? spell(plan.iban) : plan.iban, ...HOLDER } };
}

export const HOLDER = { bic: "COBADEFFXXX", name: "Ana Novak" };

const spell = (iban: string) => iban.toLowerCase().replaceAll(/(.{4})(?=.)/g, "$1 ");

const viewUser = ({ sandbox }: World, { email }: User) => createControl(sandbox).user(email);
