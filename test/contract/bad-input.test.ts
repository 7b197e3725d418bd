import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { malformedBodies, otherBodies, oversizedBodies, trickyBodies } from "./bad-input/bodies.ts";
import { findFaults } from "./bad-input/find-faults.ts";
import { wrongMembers } from "./bad-input/members.ts";
import { wrongParameters } from "./bad-input/parameters.ts";
import type { BadInput } from "./bad-input/request.ts";
import { type Surroundings, send } from "./bad-input/send.ts";
import { wrongContentTypes, wrongKeys, wrongMethods, wrongSignatures } from "./bad-input/surroundings.ts";
import { operationIds } from "./scenario.ts";
import { connectActor } from "./world/actor.ts";
import { expectSoundness } from "./world/expect-soundness.ts";
import { createWorld, type World } from "./world/world.ts";

const kinds: Readonly<Record<string, BadInput>> = {
  "a body that is no JSON": malformedBodies,
  "a body that is no object": otherBodies,
  "a body that plays tricks with names": trickyBodies,
  "a body that is too large": oversizedBodies,
  "a body with a wrong member": wrongMembers,
  "a wrong content type": wrongContentTypes,
  "a wrong method": wrongMethods,
  "a wrong parameter": wrongParameters,
  "a wrong key": wrongKeys,
  "a wrong signature": wrongSignatures,
};

let world: World;
let surroundings: Surroundings;

beforeAll(async () => {
  world = await createWorld();
  const { sandbox } = world;
  const { apiKey } = await connectActor(world, "ana@example.com");
  const { masterKey, apiSecret } = sandbox.application;
  const keys = { masterKey, apiSecret, userKey: apiKey };
  surroundings = { url: sandbox.url, keys, fetch: sandbox.fetch };
});
afterEach(() => expectSoundness(world.sandbox));
afterAll(() => world.sandbox.close());

describe.each(Object.entries(kinds))("%s is refused, changes nothing and gives nothing away", (_, kind) => {
  const all = operationIds.map((operation) => ({ operation, requests: kind(operation) }));

  it.each(all.filter(({ requests }) => requests.length > 0))("by $operation", async ({ operation, requests }) => {
    const before = await world.sandbox.snapshot();
    const faults = [];
    for (const bad of requests) {
      faults.push(...(await findFaults(operation, bad, await send(surroundings, operation, bad))));
    }
    expect(faults).toEqual([]);
    expect(await world.sandbox.snapshot()).toEqual(before);
  });
});
