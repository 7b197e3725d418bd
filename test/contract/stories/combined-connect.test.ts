import { type Schemas, unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import { getConnection, waitForProcessing } from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";

const { withBuyBtc, withSellBtc, withSellLightning, withCallback } = examples.connectUser.requests;
const { email, ref, callback } = withCallback;

const world = useWorld();

it.each([
  ["a buy", withBuyBtc, "depositIban"],
  ["an on-chain sell", { ...withSellBtc, callback }, "depositAddress"],
  ["a Lightning sell", withSellLightning, "lnAddress"],
] as const)("one call connects a new user and creates %s; both events follow, in order", async (_, body, place) => {
  const { control, listEvents } = world();
  const { userId, apikey } = await onboard(body);
  const verification = { name: "verificationStatus", data: { userId, apikey, verificationStatus: "APPROVED", ref } };
  expect(await listEvents()).toEqual([verification]);

  const user = world().asUser(apikey);
  await waitForProcessing(world());
  const [created, ...others] = await unwrap(user.GET("/api/v0/svc-link"));
  expect(others).toEqual([]);
  const { svcLink, standingOrder } = created ?? {};
  expect(svcLink).toMatchObject({ type: body.direction, status: "PENDING" });

  const challengeId = standingOrder?.challengeId ?? "";
  const verificationCode = await control.readCode(email);
  await unwrap(user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode } }));
  const detail = await getConnection({ email, apiKey: apikey, user }, svcLink?.id ?? "");
  expect(await listEvents()).toEqual([
    verification,
    {
      name: "connectionStatus",
      data: { svcLinkId: svcLink?.id, direction: body.direction, status: "active", ref, [place]: detail[place] },
    },
  ]);
});

async function onboard(body: Schemas["ConnectUserRequest"]): Promise<{ userId: string; apikey: string }> {
  const { partner, control, listEvents } = world();
  await unwrap(partner.POST("/api/v0/application/connect", { body }));
  await control.decideKyc(email, "APPROVED");
  const [verification] = await listEvents();
  if (verification?.name !== "verificationStatus") throw new Error(`${verification?.name} came first`);
  return verification.data;
}
