import { limits } from "@svc/openapi";
import { invalid, Refusal } from "../domain/refusal.ts";

const JSON_TYPE = /^application\/json\s*(;|$)/i;
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
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  return { bytes, value: parse(bytes) };
}

/** A client that breaks off in the middle gets what it sent called malformed, should it still listen. */
async function readWhole(request: Request): Promise<Uint8Array> {
  try {
    return await readBytes(request);
  } catch (error) {
    throw error instanceof Refusal ? error : invalid("", "was broken off");
  }
}

/** Whoever announces too much is not read at all; whoever announces nothing is read up to the limit. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  if (announced !== null) {
    if (Number(announced) > limits.requestBodySize.value) throw new Refusal("PAYLOAD_TOO_LARGE");
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limits.requestBodySize.value) throw new Refusal("PAYLOAD_TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw invalid("", "is not JSON");
  }
}
