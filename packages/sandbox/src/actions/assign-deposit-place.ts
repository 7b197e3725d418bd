import { makeAddress } from "../domain/places/addresses.ts";
import { makeIban } from "../domain/places/iban.ts";
import { depositChainOf } from "../domain/places/networks.ts";
import { newBytes, newDigits } from "../engine/random.ts";
import type { Work } from "../engine/work.ts";
import { type Connection, savePlace } from "../store/tables/connections.ts";
import { lnAddressOf } from "./ln-address-of.ts";
import { openDepositPlace } from "./open-deposit-place.ts";

const IBAN_ACCOUNT_DIGITS = 11;
const ADDRESS_BYTES = 20;

/** Gives a connection what its user pays to, and the standing order that will convert it. */
export async function assignDepositPlace(work: Work, connection: Connection): Promise<Connection> {
  const assigned = { ...connection, ...makePlace(connection) };
  await savePlace(work.db, assigned);
  await openDepositPlace(work, {
    place: assigned.depositIban ?? assigned.depositAddress ?? lnAddressOf(work, assigned),
    purpose: "connection",
    userId: assigned.userId,
    applicationId: assigned.applicationId,
    connectionId: assigned.id,
    orderId: null,
    currency: assigned.sourceCurrency,
    blockchain: null,
  });
  return assigned;
}

function makePlace(connection: Connection): Pick<Connection, "depositIban" | "depositAddress"> {
  if (connection.type === "FIAT_TO_CRYPTO") {
    return { depositIban: makeIban(newDigits(IBAN_ACCOUNT_DIGITS)), depositAddress: null };
  }
  if (connection.subtype === "LN") return { depositIban: null, depositAddress: null };
  return {
    depositIban: null,
    depositAddress: makeAddress(depositChainOf(connection.sourceCurrency), newBytes(ADDRESS_BYTES)),
  };
}
