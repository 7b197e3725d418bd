import { constantFrom, record } from "fast-check";
import { obtain } from "../run/ask.ts";
import { choose, position } from "../run/choose.ts";
import { learn } from "../run/learn.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { describe, liveSessions } from "../state/read.ts";
import { limitsOf } from "./amounts.ts";

const pairs = [
  { currency: "USDC", blockchain: "POLYGON" },
  { currency: "USDC", blockchain: "ETHEREUM" },
  { currency: "BTC", blockchain: "BITCOIN" },
  { currency: "BTC", blockchain: "LIGHTNING" },
  { currency: "ETH", blockchain: "ETHEREUM" },
  { currency: "USDT", blockchain: "POLYGON" },
  { currency: "USDT", blockchain: "ETHEREUM" },
] as const;

export const createDepositAddress = defineCommand(
  "createDepositAddress",
  record({ session: position, pair: constantFrom(...pairs) }),
  async (world, picks) => {
    const owner = choose(liveSessions(world.model), picks.session);
    if (!owner) return;
    const { currency, blockchain } = picks.pair;
    world.story.push(`${describe(owner)} tops up the card with ${currency} on ${blockchain}`);
    const lightning = blockchain === "LIGHTNING";
    const body = { sourceCurrency: currency, sourceBlockchain: blockchain };
    const { address, ...rest } = await obtain(world, owner.key, "createDepositAddress", { body });
    const [least, most] = limitsOf(currency);
    same("terms", rest, {
      minimumDepositAmount: least.toString(),
      maximumDepositAmount: most.toString(),
      ...(lightning && { blockchain }),
    });
    const text = learn(world, "place to pay to", address);
    world.model.places.push({ text, owner, currency, lightning, connection: undefined, used: false });
  },
);
