import { unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import { connectActor, createActive } from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";

const { buyBtcToAddress } = examples.createConnection.requests;
const email = "ana@example.com";

const world = useWorld();

it("a key that was lost comes back by connecting again", async () => {
  const { partner } = world();
  const { apiKey } = await connectActor(world(), email);
  const again = await unwrap(partner.POST("/api/v0/application/connect", { body: { email } }));
  expect(again).toEqual({ status: "connected", userRegistered: true, isUserConnected: true, apiKey });
});

it("a key that was revoked opens nothing, and its successor opens everything that was there", async () => {
  const { partner, control, asUser } = world();
  const actor = await connectActor(world(), email);
  const { id } = await createActive(world(), actor, buyBtcToAddress);

  await control.revokeKey(email);
  const { error, response } = await actor.user.GET("/api/v0/svc-link");
  expect([response.status, error?.code]).toEqual([403, "API_KEY_INVALID"]);

  const recovered = await unwrap(partner.POST("/api/v0/application/connect", { body: { email } }));
  if (recovered.status !== "connected") throw new Error(`the user is ${recovered.status}`);
  expect(recovered.apiKey).not.toBe(actor.apiKey);
  const [connection] = await unwrap(asUser(recovered.apiKey).GET("/api/v0/svc-link"));
  expect(connection?.svcLink).toMatchObject({ id, status: "ACTIVE" });
});

it("one user's key shows nothing of another user", async () => {
  const ana = await connectActor(world(), email);
  const { id, standingOrderId, challengeId, code } = await createActive(world(), ana, buyBtcToAddress);
  const { user } = await connectActor(world(), "bo@example.com");

  expect(await unwrap(user.GET("/api/v0/svc-link"))).toEqual([]);
  const refusals = [
    await user.GET("/api/v0/svc-link/{id}", { params: { path: { id } } }),
    await user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode: code } }),
    await user.POST("/api/v0/svc-link/{standingOrderId}/cancel", { params: { path: { standingOrderId } } }),
  ];
  const codes = ["CONNECTION_NOT_FOUND", "CHALLENGE_NOT_FOUND", "STANDING_ORDER_NOT_FOUND"];
  expect(refusals.map(({ error }) => error?.code)).toEqual(codes);
});
