import { describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import { stores } from "../support/stores.ts";

describe.each(stores)("What is told about a transaction on $name", ({ open }) => {
  test("is heard once it is kept, and never when it is undone", async () => {
    const store = await openStore(await open());
    onTestFinished(() => store.close());
    const heard: string[] = [];
    const next = Promise.withResolvers<void>();
    await store.subscribe((message) => {
      heard.push(message);
      next.resolve();
    });

    const undone = store.write(async (db) => {
      await store.publish(db, "undone");
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await store.write(async (db) => {
      await store.publish(db, "kept");
      expect(heard).toEqual([]);
    });
    await next.promise;
    expect(heard).toEqual(["kept"]);
  });
});
