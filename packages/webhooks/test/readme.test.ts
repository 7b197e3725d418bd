import { expect, it } from "vitest";
import { importExample } from "../../../test/support/import-example.ts";
import { samples } from "../src/index.ts";

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
