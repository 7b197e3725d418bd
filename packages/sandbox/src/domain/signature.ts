import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { SECOND } from "./time.ts";

const HEADER = /^HMAC (\d{1,16}):([0-9a-f]{64})$/;

export type SignatureProblem = "SIGNATURE_MISSING" | "SIGNATURE_INVALID" | "SIGNATURE_EXPIRED";

export interface SignedRequest {
  readonly header: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly body: Uint8Array;
}

/** Judged by the real time even when the sandbox's clock stands still: the caller's clock does not. */
export function checkSignature(
  request: SignedRequest,
  secret: string,
  realNow: number,
  toleranceSeconds: number,
): SignatureProblem | undefined {
  if (request.header === undefined) return "SIGNATURE_MISSING";
  const [, timestamp, signature] = HEADER.exec(request.header) ?? [];
  if (timestamp === undefined || signature === undefined) return "SIGNATURE_INVALID";
  const expected = sign(secret, timestamp, request);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return "SIGNATURE_INVALID";
  // Only whoever knows the secret learns that it was merely too late.
  return Math.abs(realNow - Number(timestamp)) > toleranceSeconds * SECOND ? "SIGNATURE_EXPIRED" : undefined;
}

function sign(secret: string, timestamp: string, { method, path, body }: SignedRequest): string {
  // MD5 is what the wire format asks for; the HMAC around it is what protects the request.
  const bodyHash = createHash("md5")
    .update(body.length > 0 ? body : "{}")
    .digest("hex");
  return createHmac("sha256", secret).update(`${timestamp}${method}${path}${bodyHash}`).digest("hex");
}
