import { afterEach, expect, it, vi } from "vitest";
import { importExample } from "../../../test/support/import-example.ts";
import { readText } from "../../../test/support/workspace.ts";
import { readCommandLine } from "../src/read-command-line.ts";

afterEach(() => vi.restoreAllMocks());

it("the example of the README runs and prints a user's id", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  await importExample("mock");
  expect(log).toHaveBeenCalledExactlyOnceWith({ userId: expect.any(String) });
});

it("the README and the description know the port", () => {
  const address = `http://127.0.0.1:${readCommandLine([]).port}`;
  expect(readText("packages/mock/README.md")).toContain(address);
  expect(readText("openapi/svc.yaml")).toContain(`url: ${address}`);
});
