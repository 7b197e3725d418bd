import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

export interface CheckedAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds the address of a receiver, and refuses those through which a callback could reach into private networks. */
export async function resolveAllowed(url: URL, { allowPrivate }: { allowPrivate: boolean }): Promise<CheckedAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found = family === 0 ? await lookup(host) : { address: host, family };
  if (!allowPrivate && !isPublicAddress(found.address)) throw new Error("callbacks to this address are not allowed");
  return found;
}
