import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";

const folder = new URL("..", import.meta.url);
const example = /```ts\n(.*?)```/s.exec(readFileSync(new URL("README.md", folder), "utf8"))?.[1] ?? "";

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** Starts a service that answers by path. */
async function serve(answers: Readonly<Record<string, readonly [status: number, body: unknown]>>): Promise<string> {
  const running = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ""] ?? [404, {}];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, "127.0.0.1", resolve));
  const { port } = running.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Runs the example as a program of its own, in front of another address. */
async function run(baseUrl: string): Promise<string> {
  const code = example.replace("http://127.0.0.1:4010", baseUrl);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--no-warnings", "--input-type=module-typescript", "--eval", code],
    { cwd: folder },
  );
  return stdout;
}

it("the example of the README has about ten lines", () => {
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(10);
});

it("the example of the README shows rate and connection", async () => {
  const baseUrl = await serve({
    "/api/v0/offramp/rates": [200, { svcPrice: "88650.00" }],
    "/api/v0/svc-link": [202, { svcLink: { status: "INITIATING" } }],
  });

  expect(await run(baseUrl)).toBe("One BTC for 88650.00 EUR\n{ svcLink: { status: 'INITIATING' } }\n");
});

it("the example of the README shows what to do about a name that is taken", async () => {
  const baseUrl = await serve({
    "/api/v0/offramp/rates": [200, { svcPrice: "88650.00" }],
    "/api/v0/svc-link": [409, { message: "Taken.", statusCode: 409, errorCode: "DUPLICATE_NAME" }],
  });

  expect(await run(baseUrl)).toBe("One BTC for 88650.00 EUR\nChoose another name\n");
});
