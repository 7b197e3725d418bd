import { constant, constantFrom, integer, oneof, record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { deposit as arrive } from "../acts/deposit.ts";
import { choose, position } from "../run/choose.ts";
import { learn } from "../run/learn.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import type { Place } from "../state/model.ts";
import { describe, liveSessions } from "../state/read.ts";
import { amountOf, isAllowed, type Size, sizes } from "./amounts.ts";
import { readRate } from "./read-rate.ts";

/** Money arrives at a place that was shown to somebody, and is converted at the rate of that moment. */
export const deposit = defineCommand(
  "deposit",
  record({
    place: position,
    size: oneof({ arbitrary: constant<Size>("some"), weight: 6 }, constantFrom(...sizes)),
    share: integer({ min: 1, max: 1008 }),
  }),
  async (world, picks) => {
    const { model, sandbox, story } = world;
    const sessions: readonly unknown[] = liveSessions(model);
    const reachable = model.places.filter(({ owner }) => sessions.includes(owner));
    const place = choose(reachable, picks.place);
    if (!place) return;
    const amount = amountOf(place.currency, picks.size, picks.share);
    story.push(`${amount} ${place.currency} arrive for ${describe(place.owner)} at ${place.text}`);
    const terms = await convert(world, place, amount);
    const answer = await createControl(sandbox).deposit(place.text, amount.toString(), place.currency);
    const id = learn(world, "id of an order", answer);
    arrive(model, { place, id, amount, allowed: isAllowed(picks.size), ...terms });
  },
);

async function convert(world: World, { connection, currency }: Place, amount: bigint) {
  const { rules } = world.model;
  if (connection?.plan.type === "FIAT_TO_CRYPTO") {
    const bought = connection.plan.currency;
    return { worth: rules.purchase(amount, bought, (await readRate(world, bought)).market), price: undefined };
  }
  if (currency === "EUR") throw new Error("EUR cannot be sold");
  const { sale } = await readRate(world, currency);
  return { worth: rules.sale(amount, currency, sale), price: sale };
}
