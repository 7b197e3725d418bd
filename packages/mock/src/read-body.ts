import type { IncomingMessage } from "node:http";
import { limits } from "@svc/openapi";
import { Refusal } from "./refusal.ts";

const MAXIMUM = limits.requestBodySize.value;

/** Reads a JSON body; `undefined` when there is none. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  if (!isJson(request.headers["content-type"])) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("VALIDATION_FAILED", { places: [{ path: "", message: "must be valid JSON" }] });
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > MAXIMUM) throw new Refusal("PAYLOAD_TOO_LARGE");
  const chunks: Buffer[] = [];
  let size = 0;
  // The iterator must leave the connection open when it ends early, or the refusal would not reach the sender.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAXIMUM) throw new Refusal("PAYLOAD_TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}
