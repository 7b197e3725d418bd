import { describe, expect, test } from "vitest";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const YEAR = 365 * 86_400;

describe.each(stores)("Keys on $name", (store) => {
  const world = useWorld(store);

  test("a per-user key does not expire", async () => {
    const user = await world.connect();
    await world.sandbox.advance(10 * YEAR);
    expect(await user.call("listConnections")).toEqual([]);
  });

  test("a user has one key for each application, however often they are connected", async () => {
    for (let time = 0; time < 3; time += 1) await world.connect();
    const { keys } = await world.control.user("ana+connected@example.com");
    expect(keys).toMatchObject([{ applicationId: world.sandbox.application.id, revoked: false }]);
  });

  test("another version of the API does not exist", async () => {
    const user = await world.connect();
    const response = await world.sandbox.fetch(`${world.sandbox.url}/api/v1/svc-link`, {
      headers: { "api-key": user.key },
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: "ROUTE_NOT_FOUND" });
  });
});
