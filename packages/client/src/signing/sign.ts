import { hmac } from "@noble/hashes/hmac.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** What a signature covers. */
export interface Signable {
  readonly method: string;
  /** Path from `/api` on, without host and query. */
  readonly path: string;
  /** The body as it is sent, if there is one. */
  readonly body: string | undefined;
}

/** The value of the `Authorization` header for a request at a point in time (Unix milliseconds). */
export function sign({ method, path, body = "{}" }: Signable, apiSecret: string, timestamp: number): string {
  // MD5 is what the wire format asks for. Nothing rests on its strength: the outer hash is keyed.
  const bodyHash = bytesToHex(md5(utf8ToBytes(body)));
  const message = `${timestamp}${method}${path}${bodyHash}`;
  return `HMAC ${timestamp}:${bytesToHex(hmac(sha256, utf8ToBytes(apiSecret), utf8ToBytes(message)))}`;
}
