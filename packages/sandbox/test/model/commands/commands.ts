import { type Arbitrary, oneof } from "fast-check";
import type { Step } from "../run/step.ts";
import { cancelStandingOrder } from "./cancelStandingOrder.ts";
import { confirmCancellation } from "./confirmCancellation.ts";
import { confirmConnection } from "./confirmConnection.ts";
import { connectUser } from "./connectUser.ts";
import { createConnection } from "./create.ts";
import { createBadly } from "./createBadly.ts";
import { createDepositAddress } from "./createDepositAddress.ts";
import { createSeries } from "./createSeries.ts";
import { createTwice } from "./createTwice.ts";
import { decideConsent } from "./decideConsent.ts";
import { decideKyc } from "./decideKyc.ts";
import { deposit } from "./deposit.ts";
import { depositWrongly } from "./depositWrongly.ts";
import { getConnectStatus } from "./getConnectStatus.ts";
import { listTransactions } from "./listTransactions.ts";
import { lookAtConnection } from "./lookAtConnection.ts";
import { openConnection } from "./openConnection.ts";
import { resendOtp } from "./resendOtp.ts";
import { revokeKey } from "./revokeKey.ts";
import { shareStandingOrder } from "./shareStandingOrder.ts";
import { useWrongKey } from "./useWrongKey.ts";
import { wait } from "./wait.ts";

/** Everything that can be done, the more often the more becomes of it. */
export const commands: Arbitrary<Step> = oneof(
  { arbitrary: createConnection, weight: 8 },
  { arbitrary: openConnection, weight: 6 },
  { arbitrary: shareStandingOrder, weight: 3 },
  { arbitrary: wait, weight: 8 },
  { arbitrary: confirmConnection, weight: 6 },
  { arbitrary: deposit, weight: 6 },
  { arbitrary: resendOtp, weight: 3 },
  { arbitrary: cancelStandingOrder, weight: 4 },
  { arbitrary: confirmCancellation, weight: 5 },
  { arbitrary: connectUser, weight: 5 },
  { arbitrary: decideKyc, weight: 2 },
  { arbitrary: decideConsent, weight: 2 },
  { arbitrary: createDepositAddress, weight: 3 },
  createTwice,
  createSeries,
  createBadly,
  depositWrongly,
  getConnectStatus,
  listTransactions,
  lookAtConnection,
  revokeKey,
  { arbitrary: useWrongKey, weight: 2 },
);
