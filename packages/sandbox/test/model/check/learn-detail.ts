import type { AnswerOf } from "../../../src/http/api/operation-types.ts";
import { learnPlace } from "../acts/place-connection.ts";
import { learn } from "../run/learn.ts";
import type { World } from "../run/world.ts";
import type { Connection } from "../state/model.ts";
import { openChallenge } from "./expect-detail.ts";

/** Takes over what is seen for the first time. */
export function learnDetail(world: World, connection: Connection, detail: AnswerOf<"getConnection">): void {
  const { model } = world;
  const { svcLink, standingOrder, depositIban, depositAddress } = detail;
  connection.id ??= learn(world, "id of a connection", svcLink.id);
  connection.name ??= svcLink.name;
  const { order } = connection;
  if (!order) return;
  order.id ??= learn(world, "id of a standing order", standingOrder?.id);
  const challenge = order.status === "PENDING_CONFIRMATION" ? openChallenge(model, order) : undefined;
  if (challenge) challenge.id ??= learn(world, "id of a challenge", standingOrder?.challengeId);
  if (connection.place === undefined) {
    learnPlace(model, connection, learn(world, "place to pay to", depositIban ?? depositAddress));
  }
}
