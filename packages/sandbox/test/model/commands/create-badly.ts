import type { ErrorCode } from "@svc/openapi";
import { constantFrom, record } from "fast-check";
import { expectRefusal } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { bitcoinAddresses, evmAddresses, ibans } from "../state/cast.ts";
import { describe, liveSessions } from "../state/read.ts";
import { HOLDER } from "./request-of.ts";

const buy = { name: "Never", type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN" };
const sell = { name: "Never", type: "CRYPTO_TO_FIAT", subtype: "ONCHAIN" };
const [bitcoinAddress] = bitcoinAddresses;
const [evmAddress] = evmAddresses;
const [iban] = ibans;
const unknownId = "00000000-0000-4000-8000-000000000000";

const refused: readonly { readonly code: ErrorCode; readonly body: object }[] = [
  { code: "INVALID_BTC_ADDRESS", body: { ...buy, destinationAddress: evmAddress } },
  { code: "INVALID_ADDRESS", body: { ...buy, destinationCurrency: "ETH", destinationAddress: bitcoinAddress } },
  {
    code: "INVALID_CURRENCY_NETWORK_COMBINATION",
    body: { ...buy, network: "POLYGON", destinationAddress: bitcoinAddress },
  },
  { code: "INVALID_IBAN", body: { ...sell, beneficiary: { ...HOLDER, iban: iban.replace("8", "9") } } },
  { code: "VALIDATION_FAILED", body: { ...sell, beneficiaryId: unknownId } },
  { code: "VALIDATION_FAILED", body: { ...buy, whitelistedAddressId: unknownId } },
  { code: "VALIDATION_FAILED", body: { ...buy, destinationCurrency: "USDC", destinationAddress: evmAddress } },
  { code: "VALIDATION_FAILED", body: { ...buy, subtype: "LN", destinationAddress: bitcoinAddress } },
  {
    code: "VALIDATION_FAILED",
    body: { ...sell, subtype: "LN", lnAddress: "no--good", beneficiary: { ...HOLDER, iban } },
  },
];

/** What cannot be right is refused whatever the state is, and leaves nothing behind. */
export const createBadly = defineCommand(
  "createBadly",
  record({ session: position, request: constantFrom(...refused) }),
  async (world, picks) => {
    const session = choose(liveSessions(world.model), picks.session);
    if (!session) return;
    const { code, body } = picks.request;
    world.story.push(`${describe(session)} creates ${JSON.stringify(body)}`);
    await expectRefusal(world, session.key, "createConnection", { body }, code);
  },
);
