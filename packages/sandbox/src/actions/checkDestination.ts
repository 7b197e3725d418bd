import type { ConnectionPlan } from "../domain/connectionPlan.ts";
import type { Work } from "../work.ts";
import { resolveAddress, resolveBankAccount } from "./resolveDestination.ts";

/** Refuses an address or IBAN that can never work, now and not when onboarding is over and nobody is listening. */
export async function checkDestination(work: Work, userId: string, plan: ConnectionPlan): Promise<void> {
  if (plan.type === "FIAT_TO_CRYPTO") await resolveAddress(work.db, userId, plan);
  else await resolveBankAccount(work.db, userId, plan);
}
