import { describe, expect, test } from "vitest";
import { createActive, createProcessed } from "../support/connections.ts";
import { buy, lightning } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";
import { createVisitor, textOf } from "./support/visitor.ts";

describe.each(stores)("A user's account on $name", (store) => {
  const world = useWorld(store);
  const EMAIL = "ana+connected@example.com";
  const visitor = () => createVisitor(world.sandbox);
  const account = async (tab = "") => `/account/${(await world.control.user(EMAIL)).userId}${tab}`;

  test("shows the key of each application, and revokes it", async () => {
    const user = await world.connect(EMAIL);
    const integrations = await account("/integrations");
    expect((await visitor().see(integrations)).text).toContain(user.key.replaceAll("&", "&amp;"));

    const applicationId = world.sandbox.application.id;
    const seen = await visitor().submitAndSee(`${integrations}/revoke`, { applicationId });
    expect(textOf(seen)).toMatch(/The key was revoked.* key revoked/);
    expect(seen.text).not.toContain(user.key);
    expect(await user.refused("getUserId")).toMatchObject({ code: "API_KEY_INVALID" });
  });

  test("shows balance, connections, and the ids that no call of the API returns", async () => {
    const user = await world.connect(EMAIL);
    await createActive(world, user, buy());
    await createProcessed(world, user, lightning());
    const { address } = await user.call("createDepositAddress", {
      body: { sourceCurrency: "BTC", sourceBlockchain: "LIGHTNING" },
    });
    await world.control.deposit(address, "1000000", "BTC");
    await world.sandbox.advance(5);

    const { balance } = await user.call("getBalance", { body: { currency: "EUR" } });
    const { beneficiaries, whitelistedAddresses } = await world.control.user(EMAIL);
    const text = textOf(await visitor().see(await account()));
    expect(text).toContain(`Balance ${Number(balance) / 100}`);
    expect(text).toMatch(/Coffee tips Waits for your code .* Enter the code .* Savings Active .* Deposit IBAN/);
    expect(text).toContain(beneficiaries[0]?.beneficiaryId);
    expect(text).toContain(whitelistedAddresses[0]?.whitelistedAddressId);
  });

  test("shows what was converted, newest first", async () => {
    const user = await world.connect(EMAIL);
    const { depositIban = "" } = await createActive(world, user, buy());
    await world.control.deposit(depositIban, "25000", "EUR");
    await world.control.deposit(depositIban, "5", "EUR");
    await world.sandbox.advance(5);
    const text = textOf(await visitor().see(await account("/history")));
    expect(text).toMatch(/Purchase Failed .*0\.05 EUR sent back Purchase Done .*250\.00 EUR 0\.\d+ BTC/);
  });

  test("exists for users only", async () => {
    for (const tab of ["", "/integrations", "/history"]) {
      expect(await visitor().see(`/account/nobody${tab}`)).toMatchObject({ status: 404 });
    }
  });
});
