import { unwrap } from "@svc/client";
import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import {
  type Actor,
  connectActor,
  createActive,
  createConnection,
  getConnection,
  waitForProcessing,
} from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";

const { buyBtcToAddress, sellLightningToBeneficiary } = examples.createConnection.requests;

const world = useWorld();

it("one of two Lightning connections goes at once, the last one only with a code", async () => {
  const { control } = world();
  const actor = await connectActor(world(), "ana@example.com");
  const first = await createActive(world(), actor, sellLightningToBeneficiary);
  const second = await createConnection(actor, {
    ...sellLightningToBeneficiary,
    name: "More",
    lnAddress: "ana-second",
  });
  await waitForProcessing(world());
  const codes = await control.countCodes(actor.email);

  expect(await unwrap(cancel(actor, first.standingOrderId))).toEqual({ immediate: true });
  expect(await control.countCodes(actor.email)).toBe(codes);
  expect((await getConnection(actor, second)).svcLink.status).toBe("INACTIVE");
  expect((await getConnection(actor, first.id)).svcLink.status).toBe("ACTIVE");

  await cancelWithCode(actor, first.standingOrderId);
  expect(await getConnection(actor, first.id)).toMatchObject({
    svcLink: { status: "INACTIVE" },
    standingOrder: { status: "CANCELLED" },
  });
  expect(await unwrap(actor.user.GET("/api/v0/svc-link"))).toEqual([]);
});

it("a cancelled buy gives its name and its address free", async () => {
  const actor = await connectActor(world(), "ana@example.com");
  const { id, standingOrderId } = await createActive(world(), actor, buyBtcToAddress);
  await cancelWithCode(actor, standingOrderId);
  const again = await createActive(world(), actor, buyBtcToAddress);
  expect(again.id).not.toBe(id);
});

it("nothing is cancelled as long as the code has not come back", async () => {
  const actor = await connectActor(world(), "ana@example.com");
  const { id, standingOrderId } = await createActive(world(), actor, buyBtcToAddress);
  await unwrap(cancel(actor, standingOrderId));
  await world().sandbox.advance(60 * 60);
  expect((await getConnection(actor, id)).svcLink.status).toBe("ACTIVE");
});

function cancel({ user }: Actor, standingOrderId: string) {
  return user.POST("/api/v0/svc-link/{standingOrderId}/cancel", { params: { path: { standingOrderId } } });
}

async function cancelWithCode(actor: Actor, standingOrderId: string): Promise<void> {
  const cancellation = await unwrap(cancel(actor, standingOrderId));
  if (cancellation.immediate) throw new Error("the last connection went without a code");
  const verificationCode = await world().control.readCode(actor.email);
  const cancelled = await unwrap(
    actor.user.POST("/api/v0/svc-link/{standingOrderId}/cancel/confirm", {
      params: { path: { standingOrderId } },
      body: { challengeId: cancellation.challengeId, verificationCode },
    }),
  );
  expect(cancelled).toMatchObject({ id: standingOrderId, status: "CANCELLED" });
}
