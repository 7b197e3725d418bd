/** Requests as a partner sends them; each test changes what it is about. */
export const BTC_ADDRESS = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
export const OTHER_BTC_ADDRESS = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
export const EVM_ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";
export const IBAN = "DE89370400440532013000";
export const OTHER_IBAN = "LT121000011101001000";
const BIC = "COBADEFFXXX";

export const buy = (changes: Readonly<Record<string, unknown>> = {}) => ({
  name: "Savings",
  type: "FIAT_TO_CRYPTO",
  subtype: "ONCHAIN",
  destinationAddress: BTC_ADDRESS,
  ...changes,
});

export const beneficiary = (iban = IBAN) => ({ iban, bic: BIC, name: "Ana Novak" });

export const sell = (changes: Readonly<Record<string, unknown>> = {}) => ({
  name: "Hardware wallet",
  type: "CRYPTO_TO_FIAT",
  subtype: "ONCHAIN",
  beneficiary: beneficiary(),
  ...changes,
});

export const lightning = (changes: Readonly<Record<string, unknown>> = {}) => ({
  name: "Coffee tips",
  type: "CRYPTO_TO_FIAT",
  subtype: "LN",
  lnAddress: "ana-novak",
  beneficiary: beneficiary(),
  ...changes,
});

/** A valid address for each number, where a test needs many. */
export const evmAddress = (number: number) => `0x${number.toString(16).padStart(40, "0")}`;
