import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { exchange } from "./bad-input/exchange.ts";
import { findFaults, tellsOfInside } from "./bad-input/find-faults.ts";
import { parseAnswer } from "./bad-input/parse-answer.ts";
import { brokenHttp, unusualRequests, wellFormed } from "./bad-input/raw-requests.ts";
import { connectActor } from "./world/actor.ts";
import { expectSoundness } from "./world/expect-soundness.ts";
import { createWorld, type World } from "./world/world.ts";

/** Stand in for what is only known once the sandbox listens. */
const HOST = "host-of-the-sandbox";
const KEY = "key-of-the-user";

let world: World;
let apiKey: string;

beforeAll(async () => {
  world = await createWorld({ port: 0 });
  ({ apiKey } = await connectActor(world, "ana@example.com"));
});
afterEach(async () => {
  const answer = parseAnswer(await send(`${wellFormed(HOST, KEY).get}\r\n`));
  expect([answer.status, await answer.json()]).toEqual([200, []]);
  await expectSoundness(world.sandbox);
});
afterAll(() => world.sandbox.close());

it.each(Object.entries(brokenHttp(HOST, KEY)))("%s is turned away with a 4xx that tells nothing", async (_, bytes) => {
  const text = await send(bytes);
  const { status } = parseAnswer(text);
  expect([status >= 400 && status < 500, tellsOfInside(text)]).toEqual([true, false]);
});

it.each(unusualRequests(HOST, KEY))("$name is refused as described: $code", async ({ name, code, bytes }) => {
  const answer = parseAnswer(await send(bytes));
  const operation = code === "VALIDATION_FAILED" && bytes.startsWith("GET") ? "getConnection" : "getBalance";
  expect(await findFaults(operation, { name, code }, answer)).toEqual([]);
});

it("whoever goes away in the middle of a body leaves nothing behind", async () => {
  const { post } = wellFormed(HOST, KEY);
  await send(`${post}Content-Length: 100\r\n\r\n{"currency": `, { leave: true });
});

function send(bytes: string, options?: { readonly leave: boolean }): Promise<string> {
  const { url } = world.sandbox;
  return exchange(url, bytes.replaceAll(HOST, new URL(url).host).replaceAll(KEY, apiKey), options);
}
