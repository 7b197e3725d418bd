import { makeAddress } from "../domain/places/addresses.ts";
import type { DepositBlockchain } from "../domain/places/networks.ts";
import { newBytes, newDigits, newUuid } from "../engine/random.ts";
import type { Work } from "../engine/work.ts";
import { openDepositPlace } from "./open-deposit-place.ts";
import type { Owner } from "./owner.ts";

const ADDRESS_BYTES = 20;
const USERNAME_DIGITS = 12;

/** Opens an order that tops up the user's card with what arrives at the address. */
export async function createDepositAddress(
  work: Work,
  owner: Owner,
  currency: string,
  blockchain: DepositBlockchain,
): Promise<string> {
  const place =
    blockchain === "LIGHTNING"
      ? `topup-${newDigits(USERNAME_DIGITS)}@${work.settings.lnDomain}`
      : makeAddress(blockchain, newBytes(ADDRESS_BYTES));
  const { userId, applicationId } = owner;
  const target = { purpose: "card", connectionId: null, orderId: newUuid(), currency, blockchain } as const;
  await openDepositPlace(work, { place, userId, applicationId, ...target });
  return place;
}
