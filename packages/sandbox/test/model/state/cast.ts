/** Who and what takes part in every run. Small on purpose: things have to get in each other's way. */
export const START = "2026-01-01T00:00:00.000Z";
export const FEE_BPS = 125n;
export const PROCESSING_SECONDS = 5;
/** What a name that begins with `[slow]` makes of it. */
export const SLOW_SECONDS = 90;
export const LN_DOMAIN = "ln.svc.example";

export const applicationNames = ["Acme", "Bolt"] as const;
export type ApplicationName = (typeof applicationNames)[number];

/** The words behind the plus sign are the sandbox's magic ones. */
export const emails = [
  "ana+connected@example.com",
  "ben+connected@example.com",
  "cleo@example.com",
  "dan+registered@example.com",
  "eve+rejected@example.com",
] as const;

export const names = [
  "Savings",
  "Rent",
  "Holiday",
  "Studio",
  "Pension",
  "[fail] Old bank",
  "[slow] Branch bank",
] as const;
export const lightningNames = ["ana", "ben-pays", "tips_1", "cafe"] as const;
export const ibans = ["DE89370400440532013000", "GB29NWBK60161331926819"] as const;
export const bitcoinAddresses = [
  "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
] as const;
export const evmAddresses = [
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
] as const;

/** A valid address for each number, where many are needed. */
export const numberedAddress = (number: number): string => `0x${number.toString().padStart(40, "0")}`;
