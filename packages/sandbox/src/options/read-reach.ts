import { isLoopback, isOwnHost } from "../http/is-own-host.ts";
import { DEFAULT_HOST } from "./defaults.ts";
import { NO_PUBLIC_URL, readPublicUrl } from "./read-public-url.ts";
import type { SandboxOptions } from "./sandbox-options.ts";

/** From where a sandbox can be reached. */
export interface Reach {
  /** Nobody but this machine listens to it, so only names that it has are answered. */
  readonly listensOnLoopback: boolean;
  /** Nobody else can reach it, not by a proxy either. */
  readonly loopbackOnly: boolean;
  /** The origin that a proxy in front gives it. */
  readonly publicUrl: string | null;
}

/** Throws a TypeError where others could reach a sandbox without a token. */
export function readReach({ host, publicUrl, controlToken }: SandboxOptions): Reach {
  const origin = publicUrl === undefined ? null : readPublicUrl(publicUrl);
  if (origin === undefined) throw new TypeError(`publicUrl ${NO_PUBLIC_URL}`);
  const listensOnLoopback = isLoopback(host ?? DEFAULT_HOST);
  if (!listensOnLoopback && controlToken === undefined) {
    throw new TypeError("listening elsewhere than on loopback needs a controlToken");
  }
  const staysHere = origin === null || isOwnHost(new URL(origin).host, null);
  if (!staysHere && controlToken === undefined) {
    throw new TypeError("a publicUrl that others can reach needs a controlToken");
  }
  return { listensOnLoopback, loopbackOnly: listensOnLoopback && staysHere, publicUrl: origin };
}
