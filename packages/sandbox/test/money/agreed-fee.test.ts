import { describe, expect, test } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { createCaller } from "../support/call.ts";
import { createActive } from "../support/connections.ts";
import { createControl } from "../support/control.ts";
import { sell } from "../support/requests.ts";
import { stores } from "../support/stores.ts";
import { useWorld } from "../support/world.ts";

const prices = { BTCEUR: "90000" };

describe.each(stores)("Fees on $name", (store) => {
  const dearer = useWorld(store, { prices, feeBps: 500 });

  test("a connection keeps the fee of its standing order when the service has raised its own since", async () => {
    const sandbox = await createSandbox({ clock: "manual", prices, feeBps: 100 });
    const cheaper = { ...dearer, sandbox, control: createControl(sandbox) };
    const partner = createCaller(sandbox, sandbox.application.masterKey);
    const answer = await partner.call("connectUser", { body: { email: "ana+connected@example.com" } });
    const key = "apiKey" in answer ? answer.apiKey : "";
    const { depositAddress } = await createActive(cheaper, createCaller(sandbox, key), sell());
    await dearer.sandbox.restore(await sandbox.snapshot());
    await sandbox.close();

    const user = createCaller(dearer.sandbox, key);
    await dearer.control.deposit(depositAddress ?? "", "1000000", "BTC");
    await dearer.sandbox.advance(5);
    const { transactions } = await user.call("listTransactions", { body: {} });
    expect(transactions[0]).toMatchObject({ status: "SUCCESSFUL", destinationAmount: "89100" });
  });
});
