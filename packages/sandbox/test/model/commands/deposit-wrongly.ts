import { boolean, record } from "fast-check";
import { createControl } from "../../support/control.ts";
import { choose, position } from "../run/choose.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";

/** Money in another currency than that of the place, or to a place that nobody has, makes no order. */
export const depositWrongly = defineCommand(
  "depositWrongly",
  record({ place: position, known: boolean() }),
  async ({ model, sandbox, story }, picks) => {
    const place = choose(model.places, picks.place);
    if (!place) return;
    story.push(`money that does not fit arrives at ${place.text}`);
    const currency = place.currency === "EUR" ? "BTC" : "EUR";
    const to = picks.known ? place.text : "nobody@ln.svc.example";
    const response = await createControl(sandbox).send("POST", "/deposits", { to, amount: "100000", currency });
    await response.text();
    same("status of a deposit that does not fit", response.status, picks.known ? 400 : 404);
  },
);
