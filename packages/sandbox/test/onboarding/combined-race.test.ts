import { describe, expect, test } from "vitest";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

describe.each(stores)("Combined connects at the same time on $name", (store) => {
  const world = useWorld(store);

  test("users who race for one Lightning name all receive their key; one receives the name", async () => {
    const emails = Array.from({ length: 6 }, (_, number) => `user-${number}@example.com`);
    for (const email of emails) {
      const account = { iban: "DE89370400440532013000", bic: "COBADEFFXXX", beneficiaryName: "Ana Novak" };
      const body = { email, direction: "CRYPTO_TO_FIAT", ...account, lnAddress: "tips" };
      await world.partner.call("connectUser", { body });
    }
    const users = await Promise.all(emails.map((email) => world.control.user(email)));
    const decided = await Promise.all(
      users.map(({ userId }) => world.control.send("POST", `/users/${userId}/kyc`, { decision: "APPROVED" })),
    );
    expect(decided.map(({ status }) => status)).toEqual(emails.map(() => 200));

    const keys = (await Promise.all(emails.map((email) => world.control.user(email)))).flatMap(({ keys }) => keys);
    expect(keys).toHaveLength(emails.length);
    const lists = await Promise.all(keys.map(({ apiKey }) => world.caller(apiKey ?? "").call("listConnections")));
    expect(lists.flat()).toHaveLength(1);
  });
});
