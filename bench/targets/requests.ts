import type { RawRequest } from "./target.ts";

const HOST = "127.0.0.1";

export const CONNECTIONS = "/api/v0/svc-link";

export function get(path: string, apiKey: string): RawRequest {
  return { text: `GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\napi-key: ${apiKey}\r\n\r\n`, status: 200 };
}

export function create(body: unknown, apiKey: string): RawRequest {
  const text = JSON.stringify(body);
  const head = [
    `POST ${CONNECTIONS} HTTP/1.1`,
    `host: ${HOST}`,
    `api-key: ${apiKey}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
  ].join("\r\n");
  return { text: `${head}\r\n\r\n${text}`, status: 202 };
}
