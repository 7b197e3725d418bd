import { describe, expect, test } from "vitest";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const PAGES = [
  ...["/connections/%00", "/deliveries/%00", "/account/%00", "/account/%00/history", "/signup/%00", "/otp/%00"],
  ...["/inbox?to=%00", "/inbox?channel=%00", "/deliveries?event=%00", "/connections/%E0%A4%A"],
];
const FORMS = [
  ["/users", "email=%00@example.com"],
  ["/applications", "name=%00"],
  ["/deposits", "to=%00&amount=1&currency=EUR"],
  ["/otp/%00", "code=1"],
  ["/signup/%00", "decision=APPROVED"],
  ["/account/any/integrations/revoke", "applicationId=%00"],
  ["/deliveries/%00/redeliver", ""],
] as const;

describe.each(stores)("What no database can keep, on $name,", (store) => {
  const world = useWorld(store);
  const ask = (path: string, init?: RequestInit) => world.sandbox.fetch(world.sandbox.url + path, init);

  test.each(PAGES)("is found nowhere: %s", async (page) => {
    const { status } = await ask(page);
    expect([400, 404]).toContain(status);
  });

  test.each(FORMS)("is taken from no form: %s with %s", async (form, body) => {
    const headers = { origin: world.sandbox.url, "content-type": "application/x-www-form-urlencoded" };
    const { status } = await ask(form, { method: "POST", headers, body });
    expect([400, 404]).toContain(status);
  });

  test.each([
    "GET /api/v0/svc-link/%00",
    "POST /api/v0/svc-link/%00/cancel",
    "GET /api/v0/application/connect/status?email=%00",
  ])("is the name of nothing: %s", async (line) => {
    const [method = "", path = ""] = line.split(" ");
    const user = await world.connect();
    const key = path.includes("connect") ? world.sandbox.application.masterKey : user.key;
    const { status } = await ask(path, { method, headers: { "api-key": key } });
    expect([400, 404]).toContain(status);
  });
});
