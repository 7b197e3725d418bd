import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";

/** Every callback has received its events, each of them once and in order. */
export function checkEvents({ model, received }: World): void {
  const callbacks = new Set([...model.events, ...received].map(({ url }) => callbackOf(url)));
  for (const callback of callbacks) {
    const expected = model.events.filter(({ url }) => callbackOf(url) === callback);
    const arrived = received.filter(({ url }) => callbackOf(url) === callback);
    same(
      `events to ${callback}`,
      arrived.map(({ url, body }, index) => ({ url, body: comparable(body, expected[index]?.body()) })),
      expected.map(({ url, body }) => ({ url, body: body() })),
    );
  }
}

const callbackOf = (url: string) => url.slice(0, url.lastIndexOf("/"));

/** The price of a buy may be rounded, so it is not always foretold. */
function comparable(body: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>> = {}) {
  if ("price" in expected || !("price" in body)) return body;
  const { price, ...rest } = body;
  return typeof price === "object" ? rest : body;
}
