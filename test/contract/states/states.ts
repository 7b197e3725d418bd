import {
  activeLightning,
  cancelledLightning,
  cancellingLightning,
  exhaustedCancellingLightning,
  lateCancellingLightning,
  sharedLightning,
} from "./cancellations.ts";
import {
  activeBuy,
  activeBuyAndLightning,
  activeSell,
  exhaustedBuy,
  expiredBuy,
  failedBuy,
  failedSell,
  initiatingBuy,
  pendingBuy,
  resendsUsedUp,
  tenPending,
} from "./connections.ts";
import { userWithBeneficiary, userWithWhitelistedAddresses } from "./destinations.ts";
import type { State } from "./state.ts";
import { toppedUpInTwoMonths, toppedUpUser } from "./top-ups.ts";
import { connectedUser, fault, newUser, onboardingUser, pendingUser, registeredUser, rejectedUser } from "./users.ts";

/** Every state that a scenario may ask for, by the name that it stands under in `given`. */
const states: Readonly<Record<string, State>> = {
  "active-buy": activeBuy,
  "active-buy-and-lightning": activeBuyAndLightning,
  "active-lightning": activeLightning,
  "active-sell": activeSell,
  "cancelled-lightning": cancelledLightning,
  "cancelling-lightning": cancellingLightning,
  "connected-user": connectedUser,
  "exhausted-buy": exhaustedBuy,
  "exhausted-cancelling-lightning": exhaustedCancellingLightning,
  "expired-buy": expiredBuy,
  "failed-buy": failedBuy,
  "failed-sell": failedSell,
  fault,
  "initiating-buy": initiatingBuy,
  "late-cancelling-lightning": lateCancellingLightning,
  "new-user": newUser,
  "onboarding-user": onboardingUser,
  "pending-buy": pendingBuy,
  "pending-user": pendingUser,
  "registered-user": registeredUser,
  "rejected-user": rejectedUser,
  "resends-used-up": resendsUsedUp,
  "shared-lightning": sharedLightning,
  "ten-pending": tenPending,
  "topped-up-in-january-and-february": toppedUpInTwoMonths,
  "topped-up-user": toppedUpUser,
  "user-with-beneficiary": userWithBeneficiary,
  "user-with-whitelisted-addresses": userWithWhitelistedAddresses,
};

export const stateNames = Object.keys(states);

/** A scenario that says nothing of a state can be sent by any connected user. */
export function findState(name = "connected-user"): State {
  const state = states[name];
  if (!state) throw new Error(`there is no state ${name}`);
  return state;
}
