import { newId, newUuid } from "../engine/random.ts";
import type { Work } from "../engine/work.ts";
import { beneficiaries, findBeneficiaryByIban } from "../store/tables/beneficiaries.ts";
import { whitelistedAddresses } from "../store/tables/whitelisted-addresses.ts";
import type { AddressDestination, BankDestination, Destination } from "./resolve-destination.ts";

/**
 * Writes down where a user's money goes: each IBAN and each address on a network once, however often it is given.
 * Answers the id of the beneficiary when there is one.
 */
export async function keepDestination(work: Work, userId: string, destination: Destination): Promise<string | null> {
  if (destination.kind === "bank account") return keepBeneficiary(work, userId, destination);
  await keepAddress(work, userId, destination);
  return null;
}

async function keepBeneficiary(work: Work, userId: string, { iban, bic, name }: BankDestination): Promise<string> {
  const known = await findBeneficiaryByIban(work.db, userId, iban);
  if (known) return known.id;
  const id = newUuid();
  await beneficiaries.insert(work.db, { id, userId, iban, bic, name, createdAt: work.now });
  return id;
}

async function keepAddress(work: Work, userId: string, { address, chain }: AddressDestination): Promise<void> {
  const added = { id: newId("wa"), userId, network: chain, address, createdAt: work.now };
  await whitelistedAddresses.insertIfNew(work.db, added);
}
