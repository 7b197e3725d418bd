import { lnAddressOf } from "../../actions/ln-address-of.ts";
import type { Work } from "../../engine/work.ts";
import type { Connection } from "../../store/tables/connections.ts";

export interface Place {
  readonly label: string;
  readonly value: string;
}

/** Where money comes in; null before the connection is processed. */
export function depositPlaceOf(work: Pick<Work, "settings">, connection: Connection): Place | null {
  const { depositIban, depositAddress, lnUsername, standingOrderId } = connection;
  if (depositIban !== null) return { label: "Deposit IBAN", value: depositIban };
  if (depositAddress !== null) return { label: "Deposit address", value: depositAddress };
  if (lnUsername === null || standingOrderId === null) return null;
  return { label: "Lightning address", value: lnAddressOf(work, connection) };
}

export function destinationOf({ destinationAddress, iban }: Connection): Place {
  return destinationAddress === null
    ? { label: "Bank account", value: iban ?? "" }
    : { label: "Wallet address", value: destinationAddress };
}
