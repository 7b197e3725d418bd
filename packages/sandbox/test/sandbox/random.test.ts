import { expect, it } from "vitest";
import { newId, newUuid } from "../../src/engine/random.ts";

const COUNT = 10_000;

it("makes UUIDs of version 7, all different", () => {
  const uuids = Array.from({ length: COUNT }, newUuid);
  expect(new Set(uuids).size).toBe(COUNT);
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("makes ids with a prefix, all different", () => {
  const ids = Array.from({ length: COUNT }, () => newId("so"));
  expect(new Set(ids).size).toBe(COUNT);
  for (const id of ids) expect(id).toMatch(/^so_[0-9a-z]{18}$/);
});
