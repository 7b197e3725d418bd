import type { BankAccount } from "../domain/connection-plan.ts";
import { newId, newUuid } from "../engine/random.ts";
import type { Work } from "../engine/work.ts";
import { type Beneficiary, beneficiaries, findBeneficiaryByIban } from "../store/tables/beneficiaries.ts";
import { whitelistedAddresses } from "../store/tables/whitelisted-addresses.ts";
import type { AddressDestination } from "./resolve-destination.ts";

/** A user has one beneficiary for each IBAN, however often it is given. */
export async function reuseBeneficiary(work: Work, userId: string, account: BankAccount): Promise<Beneficiary> {
  const known = await findBeneficiaryByIban(work.db, userId, account.iban);
  if (known) return known;
  const { iban, bic, name } = account;
  const added = { id: newUuid(), userId, iban, bic, name, createdAt: work.now };
  await beneficiaries.insert(work.db, added);
  return added;
}

/** And one whitelisted address for each address and network. */
export async function keepAddress(work: Work, userId: string, { address, chain }: AddressDestination): Promise<void> {
  const added = { id: newId("wa"), userId, network: chain, address, createdAt: work.now };
  await whitelistedAddresses.insertIfNew(work.db, added);
}
