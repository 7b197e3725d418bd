import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startMock } from "../src/index.ts";

it("runs several times side by side", async () => {
  const mocks = await Promise.all([startMock({ port: 0 }), startMock({ port: 0 })]);
  expect(new Set(mocks.map(({ url }) => url)).size).toBe(2);
  await Promise.all(mocks.map((mock) => mock.close()));
});

it("rejects when the port is taken", async () => {
  const mock = await startMock({ port: 0 });
  await expect(startMock({ port: Number(new URL(mock.url).port) })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await mock.close();
});

it("leaves nothing open when it is closed, not even an idle connection", async () => {
  const mock = await startMock({ port: 0 });
  const { hostname, port } = new URL(mock.url);
  const idle = connect(Number(port), hostname);
  await once(idle, "connect");
  const hungUp = once(idle, "close");
  await mock.close();
  await hungUp;
  await expect(fetch(mock.url)).rejects.toThrow();
});

it("may be closed twice", async () => {
  const mock = await startMock({ port: 0 });
  await mock.close();
  await expect(mock.close()).resolves.toBeUndefined();
});
