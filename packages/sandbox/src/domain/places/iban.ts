import { composeIBAN, electronicFormatIBAN, isValidIBAN } from "ibantools";

/** Without spaces and in capitals, as banks exchange it; undefined when the check digits or the length are wrong. */
export function normalizeIban(text: string): string | undefined {
  const compact = electronicFormatIBAN(text);
  return compact !== null && isValidIBAN(compact) ? compact : undefined;
}

/** A bank code that no Lithuanian bank has: what is sent to such an IBAN by mistake comes back. */
const UNUSED_BANK_CODE = "99999";

/** A valid IBAN for an account number of eleven digits. */
export function makeIban(account: string): string {
  const iban = composeIBAN({ countryCode: "LT", bban: `${UNUSED_BANK_CODE}${account}` });
  if (iban === null) throw new Error("an account number has eleven digits");
  return iban;
}
