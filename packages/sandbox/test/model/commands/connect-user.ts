import { boolean, constant, constantFrom, oneof, record } from "fast-check";
import { signConnect } from "../../support/sign.ts";
import { connect } from "../acts/connect.ts";
import { learnKey } from "../check/learn-keys.ts";
import { ask } from "../run/ask.ts";
import { Divergence } from "../run/divergence.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import type { World } from "../run/world.ts";
import { type ApplicationName, applicationNames, emails } from "../state/cast.ts";
import type { Plan } from "../state/plan.ts";
import { describe } from "../state/read.ts";
import { plans } from "./plans.ts";
import { HOLDER } from "./request-of.ts";

interface Wanted {
  readonly application: ApplicationName;
  readonly email: string;
  readonly withCallback: boolean;
  readonly plan: Plan | undefined;
}

/** Not every user is the same user everywhere, so callbacks and references tell them apart. */
function placesOf({ application, email, withCallback }: Wanted) {
  if (!withCallback) return {};
  return {
    callback: `https://${application}.example/${email.split("@")[0]}`.toLowerCase(),
    ref: `${application} ${email}`,
  };
}

export async function connectOne(world: World, wanted: Wanted): Promise<void> {
  const { application, email, plan } = wanted;
  world.story.push(`${application} connects ${email}${plan ? ` with ${Object.values(plan).join(" ")}` : ""}`);
  const app = world.applications[application];
  const places = placesOf(wanted);
  const body = { email: email.toUpperCase(), ...places, ...wishOf(plan) };
  const expected = connect(world.model, { application, email, plan, callback: undefined, ref: undefined, ...places });
  const headers = wanted.withCallback ? signConnect({ application: app }, body) : {};
  const answer = await ask(world, app.masterKey, "connectUser", { body, headers });
  if (typeof expected === "string") return same("connect", answer.refusal, expected);
  if (answer.refusal !== undefined) throw new Divergence("connect", expected.status, answer.refusal);

  const isConnected = expected.status === "connected";
  const { status, userRegistered, isUserConnected } = answer.body;
  same(
    describe(expected),
    { status, userRegistered, isUserConnected },
    { status: expected.status, userRegistered: expected.status !== "onboarding", isUserConnected: isConnected },
  );
  if ("apiKey" in answer.body) await learnKey(world, expected, answer.body.apiKey);
}

/** The combined call names everything differently. */
function wishOf(plan: Plan | undefined) {
  if (!plan) return {};
  const { type: direction, currency } = plan;
  if (plan.type === "FIAT_TO_CRYPTO") return { direction, currency, network: plan.network, btcAddress: plan.address };
  const { bic, name: beneficiaryName } = HOLDER;
  const network = currency === "USDC" ? { network: "USDC" } : {};
  return { direction, currency, iban: plan.iban, bic, beneficiaryName, lnAddress: plan.username, ...network };
}

export const connectUser = defineCommand(
  "connectUser",
  record({
    application: constantFrom(...applicationNames),
    email: constantFrom(...emails),
    withCallback: boolean(),
    plan: oneof({ arbitrary: constant(undefined), weight: 2 }, plans),
  }),
  connectOne,
);
