import { once } from "node:events";
import { Server } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { importExample } from "../../../test/support/import-example.ts";
import { samples } from "../src/index.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("the example of the README does what it says", async () => {
  const { receive } = await importExample("webhooks");
  if (typeof receive !== "function") throw new Error("The example exports no receive().");
  const deliver = (path: string, body: unknown) =>
    receive(new Request(`https://partner.example/hooks/${path}`, { method: "POST", body: JSON.stringify(body) }));

  const { approved } = samples.verificationStatus;
  expect(await deliver("verification-status", approved)).toBe(`keep the key of ${approved.ref}`);
  expect(await deliver("verification-status", approved)).toBe("seen before");
  const reissued = { ...approved, apikey: "made-up-newer-key" };
  expect(await deliver("verification-status", reissued)).toBe(`keep the key of ${approved.ref}`);
  expect(await deliver("order-status", samples.orderStatus.failed)).toBe("order FAILED");
  expect(await deliver("order-status", samples.orderStatus.failed)).toBe("seen before");
  expect(await deliver("connection-status", samples.connectionStatus.buy)).toBe("connection active");
  expect(await deliver("refund-status", {})).toBe("an event of a later version");
  await expect(deliver("order-status", { orderId: 1 })).rejects.toThrow("/orderId");
});

it("the example for node:http takes events, refuses what is none, and lets nobody else in", async () => {
  vi.stubEnv("HOOK_TOKEN", "6d1f0c");
  const log = vi.spyOn(console, "log").mockReturnValue();
  const { server } = await importExample("webhooks", 1);
  if (!(server instanceof Server)) throw new Error("The example exports no server.");
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
  const deliver = async (path: string, body: unknown) =>
    (await fetch(origin + path, { method: "POST", body: JSON.stringify(body) })).status;

  const { failed } = samples.orderStatus;
  expect(await deliver("/hooks/6d1f0c/order-status", failed)).toBe(200);
  expect(await deliver("/hooks/6d1f0c/refund-status", {})).toBe(200);
  expect(log.mock.calls).toEqual([["orderStatus has come"], ["an event of a later version"]]);
  expect(await deliver("/hooks/6d1f0c/order-status", {})).toBe(400);
  expect(await deliver("/hooks/other/order-status", failed)).toBe(404);
  expect(await deliver("/", failed)).toBe(404);
  server.close();
});
