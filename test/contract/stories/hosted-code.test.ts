import { examples } from "@svc/openapi/examples";
import { expect, it } from "vitest";
import { connectActor, createPending, getConnection } from "../world/actor.ts";
import { useWorld } from "../world/use-world.ts";

const { buyBtcToAddress } = examples.createConnection.requests;

const world = useWorld();

it("the user can enter the code on the page that the message links to, without the partner", async () => {
  const actor = await connectActor(world(), "ana@example.com");
  const { id, challengeId, code } = await createPending(world(), actor, buyBtcToAddress);
  await world().control.enterCode(actor.email);
  expect((await getConnection(actor, id)).svcLink.status).toBe("ACTIVE");
  const { error } = await actor.user.POST("/api/v0/svc-link/confirm", {
    body: { challengeId, verificationCode: code },
  });
  expect(error?.code).toBe("CONNECTION_NOT_PENDING");
});
