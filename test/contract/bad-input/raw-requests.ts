import { type ErrorCode, limits } from "@svc/openapi";

const LONG = 20_000;
const MANY = 5_000;
const TOO_LARGE = 2 * limits.requestBodySize.value;

export interface RawRequest {
  readonly name: string;
  readonly bytes: string;
  readonly code: ErrorCode;
}

/** What does not even reach the service: it is no HTTP, or HTTP that may be read in two ways. */
export function brokenHttp(host: string, apiKey: string): Record<string, string> {
  const { head, get, post } = wellFormed(host, apiKey);
  return {
    "no HTTP": "hello\r\n\r\n",
    "the beginning of TLS": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "a method that is none": `get-it /api/v0/svc-link HTTP/1.1\r\n${head}\r\n`,
    "a version that is none": `GET /api/v0/svc-link HTTP/9.9\r\n${head}\r\n`,
    "no host": "GET /api/v0/svc-link HTTP/1.1\r\nConnection: close\r\n\r\n",
    "another host": "GET /api/v0/svc-link HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n",
    "no slash": `GET svc-link HTTP/1.1\r\n${head}\r\n`,
    "a star": `GET * HTTP/1.1\r\n${head}\r\n`,
    "a space in the path": `GET /api/v0/svc link HTTP/1.1\r\n${head}\r\n`,
    "bytes that are no text in the path": `GET /api/v0/svc-link/\xff\xfe HTTP/1.1\r\n${head}\r\n`,
    "a path without end": `GET /api/v0/svc-link/${"x".repeat(LONG)} HTTP/1.1\r\n${head}\r\n`,
    "a header without end": `${get}X: ${"x".repeat(LONG)}\r\n\r\n`,
    "headers without end": `${get}${"X: x\r\n".repeat(MANY)}\r\n`,
    "a zero byte in a header": `${get}X: a\0b\r\n\r\n`,
    "a space behind a header's name": `${get}X : y\r\n\r\n`,
    "a length below zero": `${post}Content-Length: -1\r\n\r\n{}`,
    "a length that is no number": `${post}Content-Length: ten\r\n\r\n{}`,
    "a length beyond all numbers": `${post}Content-Length: ${"9".repeat(20)}\r\n\r\n{`,
    "two lengths": `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    "a length and chunks": `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    "a broken chunk": `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    "an unknown transfer encoding": `${post}Transfer-Encoding: gzip\r\n\r\n{}`,
    "an unknown expectation": `${post}Expect: nonsense\r\nContent-Length: 2\r\n\r\n{}`,
  };
}

/** What reaches the service, though no client would send it. */
export function unusualRequests(host: string, apiKey: string): RawRequest[] {
  const { head, get, post } = wellFormed(host, apiKey);
  const tooLarge = "x".repeat(TOO_LARGE);
  return [
    { name: "two slashes", bytes: `GET //api/v0/svc-link HTTP/1.1\r\n${head}\r\n`, code: "ROUTE_NOT_FOUND" },
    { name: "a way out", bytes: `GET /api/../../etc/passwd HTTP/1.1\r\n${head}\r\n`, code: "ROUTE_NOT_FOUND" },
    { name: "TRACE", bytes: `TRACE /api/v0/svc-link HTTP/1.1\r\n${head}\r\n`, code: "METHOD_NOT_ALLOWED" },
    { name: "half an escape", bytes: `GET /api/v0/svc-link/%zz HTTP/1.1\r\n${head}\r\n`, code: "VALIDATION_FAILED" },
    { name: "a second key", bytes: `${get}api-key: other\r\n\r\n`, code: "API_KEY_INVALID" },
    {
      name: "a key that is no text",
      bytes: `GET /api/v0/svc-link HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\napi-key: k\xe4\xff\r\n\r\n`,
      code: "API_KEY_INVALID",
    },
    { name: "no body at all", bytes: `${post}\r\n`, code: "VALIDATION_FAILED" },
    {
      name: "a compressed body",
      bytes: `${post}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1f\x8b`,
      code: "VALIDATION_FAILED",
    },
    {
      name: "2 MB that are announced and not sent",
      bytes: `${post}Content-Length: ${TOO_LARGE}\r\n\r\n{`,
      code: "PAYLOAD_TOO_LARGE",
    },
    {
      name: "2 MB that are not announced",
      bytes: `${post}Transfer-Encoding: chunked\r\n\r\n${TOO_LARGE.toString(16)}\r\n${tooLarge}\r\n0\r\n\r\n`,
      code: "PAYLOAD_TOO_LARGE",
    },
  ];
}

/** The beginnings of requests that would be right. */
export function wellFormed(host: string, apiKey: string): { head: string; get: string; post: string } {
  const head = `Host: ${host}\r\nConnection: close\r\napi-key: ${apiKey}\r\n`;
  return {
    head,
    get: `GET /api/v0/svc-link HTTP/1.1\r\n${head}`,
    post: `POST /api/v0/account/get-balance HTTP/1.1\r\n${head}Content-Type: application/json\r\n`,
  };
}
