import { expect, test } from "vitest";
import { useWorld } from "../support/world.ts";
import { createVisitor } from "./support/visitor.ts";

const world = useWorld({ name: "SQLite", open: async () => ({}) });

test.each([
  ["without boundaries", "multipart/form-data", "email=ana@example.com"],
  ["that breaks off", "multipart/form-data; boundary=a", "--a\r\nContent-Disp"],
])("a form %s is refused, and no fault of the sandbox's", async (_, type, body) => {
  const headers = { origin: world.sandbox.url, "content-type": type };
  const { status } = await world.sandbox.fetch(`${world.sandbox.url}/users`, { method: "POST", headers, body });
  expect(status).toBe(400);
});

test("an address that is longer than the control API takes is refused by the form too", async () => {
  const { location } = await createVisitor(world.sandbox).submit("/users", { email: `${"a".repeat(300)}@example.com` });
  expect(location).toBe("/users?notice=email-refused");
});
