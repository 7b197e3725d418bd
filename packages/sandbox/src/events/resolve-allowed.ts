import { lookup as systemLookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";
import { untilAborted } from "./until-aborted.ts";

export interface CheckedAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds the address of a host. */
export type Lookup = (host: string) => Promise<CheckedAddress>;

export interface ResolveOptions {
  readonly allowPrivate: boolean;
  /** The operating system's unless given. */
  readonly lookup?: Lookup;
}

/** Finds the address of a receiver, and refuses those through which a callback could reach into private networks. */
export async function resolveAllowed(
  url: URL,
  { allowPrivate, lookup = systemLookup }: ResolveOptions,
  signal: AbortSignal,
): Promise<CheckedAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  // The operating system cannot be stopped looking, but nobody has to wait for it.
  const found = family === 0 ? await untilAborted(signal, () => lookup(host)) : { address: host, family };
  if (!allowPrivate && !isPublicAddress(found.address)) throw new Error("callbacks to this address are not allowed");
  return found;
}
