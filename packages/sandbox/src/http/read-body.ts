import { limits } from "@svc/openapi";
import { invalid, Refusal } from "../domain/refusal.ts";
import { isJson } from "./is-json.ts";
import { readBytes } from "./read-bytes.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

export interface Body {
  /** As sent: signatures are made over these. */
  readonly bytes: Uint8Array;
  /** Undefined when nothing was sent. */
  readonly value: unknown;
}

const NOTHING: Body = { bytes: new Uint8Array(), value: undefined };

export async function readBody(request: Request): Promise<Body> {
  if (request.method === "GET" || request.method === "HEAD") return NOTHING;
  const bytes = await readWhole(request);
  if (bytes.length === 0) return NOTHING;
  if (!isJson(request)) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  return { bytes, value: parse(bytes) };
}

async function readWhole(request: Request): Promise<Uint8Array> {
  // A client that breaks off in the middle gets what it sent called malformed, should it still listen.
  const bytes = await readBytes(request, limits.requestBodySize.value).catch(() => {
    throw invalid("", "was broken off");
  });
  if (bytes === undefined) throw new Refusal("PAYLOAD_TOO_LARGE");
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw invalid("", "is not JSON");
  }
}
