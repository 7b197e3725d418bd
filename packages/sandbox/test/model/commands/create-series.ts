import { integer, record } from "fast-check";
import { choose, position } from "../run/choose.ts";
import { defineCommand } from "../run/step.ts";
import { numberedAddress } from "../state/cast.ts";
import { liveSessions } from "../state/read.ts";
import { createOne } from "./create.ts";

/** Many connections in a row that do not get in each other's way: how many may be pending is what stops them. */
export const createSeries = defineCommand(
  "createSeries",
  record({ session: position, count: integer({ min: 4, max: 11 }) }),
  async (world, picks) => {
    const session = choose(liveSessions(world.model), picks.session);
    if (!session) return;
    for (let number = 1; number <= picks.count; number += 1) {
      const address = numberedAddress(number);
      const plan = { type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN", currency: "ETH", network: "ETH", address } as const;
      await createOne(world, session, { name: `Goal ${number}`, plan, naming: "plain" });
    }
  },
);
