import { keccak_256 } from "@noble/hashes/sha3.js";
import { bech32 } from "@scure/base";
import { validate as isBitcoinAddress } from "bitcoin-address-validation";
import type { Chain } from "./networks.ts";

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const SEGWIT_VERSION = 0;

/** The form in which an address is kept and compared; undefined when it is none. */
export function normalizeAddress(address: string, chain: Chain): string | undefined {
  if (chain === "BITCOIN") return normalizeBitcoin(address);
  return isEvmAddress(address) ? checksum(address) : undefined;
}

/** Addresses of the test networks pass too: this is a sandbox. */
function normalizeBitcoin(address: string): string | undefined {
  if (!isBitcoinAddress(address)) return undefined;
  // Bech32 may be written in capitals (QR codes do); Base58 must not be touched.
  return /^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address;
}

/** An address in mixed case carries a checksum (EIP-55), which then has to be right. */
function isEvmAddress(address: string): boolean {
  if (!EVM_ADDRESS.test(address)) return false;
  const digits = address.slice(2);
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return oneCase || checksum(address) === address;
}

function checksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(digits))).toString("hex");
  const cased = Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}

/** Made from 20 bytes. Bitcoin addresses are of the test network: real money cannot be sent to them. */
export function makeAddress(chain: Chain, bytes: Uint8Array): string {
  if (chain === "BITCOIN") return bech32.encode("tb", [SEGWIT_VERSION, ...bech32.toWords(bytes)]);
  return checksum(`0x${Buffer.from(bytes).toString("hex")}`);
}
