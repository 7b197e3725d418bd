import { PROCESSING_SECONDS, SLOW_SECONDS } from "../state/cast.ts";
import type { Connection, Model, StandingOrder } from "../state/model.ts";
import type { Plan } from "../state/plan.ts";
import { activeOn } from "../state/read.ts";

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

const lightningIban = (plan: Plan) => (plan.type === "CRYPTO_TO_FIAT" && plan.subtype === "LN" ? plan.iban : undefined);

export const lifecycle = {
  otpAttempts: 5,
  otpResends: 3,

  processingSeconds: (name: string | undefined): number =>
    name?.startsWith("[slow]") ? SLOW_SECONDS : PROCESSING_SECONDS,

  processingFails: (name: string | undefined): boolean => name?.startsWith("[fail]") ?? false,

  /** Counted from the creation of the connection, whatever happens to its codes. */
  connectionExpiry: ({ createdAt }: Connection): number => createdAt + HALF_AN_HOUR_MS,

  cancelExpiry: (model: Model): number => model.now + HALF_AN_HOUR_MS,

  /** What is left of the time when a code is sent again. */
  expiryAfterResend: (_model: Model, expiresAt: number): number => expiresAt,

  /** Lightning connections of a user to one bank account share the standing order that is active; of several, the newest. */
  sharedOrder: (model: Model, { plan, owner }: Connection): StandingOrder | undefined =>
    model.orders.findLast(
      ({ first, status }) =>
        status === "ACTIVE" &&
        first.owner.user === owner.user &&
        lightningIban(plan) !== undefined &&
        lightningIban(first.plan) === lightningIban(plan),
    ),

  /** Cancelling needs no code while others go on. */
  cancelsAtOnce: (model: Model, order: StandingOrder): boolean => activeOn(model, order).length > 1,

  endsWithOrder: (model: Model, order: StandingOrder): Connection[] => activeOn(model, order),
};
