import { type Arbitrary, constantFrom, oneof, record } from "fast-check";
import { bitcoinAddresses, evmAddresses, ibans, lightningNames } from "../state/cast.ts";
import { type Crypto, networksOf, type Plan } from "../state/plan.ts";

const buy = (currency: Crypto): Arbitrary<Plan> =>
  record({
    type: constantFrom("FIAT_TO_CRYPTO"),
    subtype: constantFrom("ONCHAIN"),
    currency: constantFrom(currency),
    network: constantFrom(...networksOf(currency)),
    address: constantFrom(...(currency === "BTC" ? bitcoinAddresses : evmAddresses)),
  });

const sell: Arbitrary<Plan> = record({
  type: constantFrom("CRYPTO_TO_FIAT"),
  subtype: constantFrom("ONCHAIN"),
  currency: constantFrom("BTC", "ETH", "USDC"),
  iban: constantFrom(...ibans),
});

const lightning: Arbitrary<Plan> = record({
  type: constantFrom("CRYPTO_TO_FIAT"),
  subtype: constantFrom("LN"),
  currency: constantFrom("BTC"),
  iban: constantFrom(...ibans),
  username: constantFrom(...lightningNames),
});

/** Everything that a connection can be for. */
export const plans: Arbitrary<Plan> = oneof(buy("BTC"), oneof(buy("ETH"), buy("USDC"), buy("USDT"), buy("POL")), sell, {
  arbitrary: lightning,
  weight: 2,
});
