import { afterAll, beforeAll } from "vitest";
import { type OperationExamples, startMock } from "../src/index.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** As far as the tests look into it with their own eyes. */
interface Body {
  readonly errorCode?: string;
  readonly errorDetails?: readonly { readonly path: string; readonly message: string }[];
}

export interface TestedMock {
  /** Where it answers; known once the tests run. */
  readonly url: string;
  /** What `GET /_mock/examples` lists. */
  readonly operations: readonly OperationExamples[];
  /** Sends a request as it stands and reads the answer. */
  send(path: string, init?: RequestInit): Promise<Reply>;
  /** Posts JSON with a key. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
}

/** One mock for all tests of a file. */
export function useMock(): TestedMock {
  let url = "";
  let close = async () => {};
  let operations: OperationExamples[] = [];

  beforeAll(async () => {
    ({ url, close } = await startMock({ port: 0 }));
    const response = await fetch(`${url}/_mock/examples`);
    operations = await response.json();
  });
  afterAll(() => close());

  const send = async (path: string, init?: RequestInit): Promise<Reply> => {
    const response = await fetch(url + path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
  };
  return {
    get url() {
      return url;
    },
    get operations() {
      return operations;
    },
    send,
    post: (path, body, headers) =>
      send(path, {
        method: "POST",
        headers: { "api-key": "any-key", "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}
