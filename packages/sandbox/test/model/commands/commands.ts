import { type Arbitrary, oneof } from "fast-check";
import type { Step } from "../run/step.ts";
import { cancelStandingOrder } from "./cancel-standing-order.ts";
import { confirmCancellation } from "./confirm-cancellation.ts";
import { confirmConnection } from "./confirm-connection.ts";
import { connectUser } from "./connect-user.ts";
import { createConnection } from "./create.ts";
import { createBadly } from "./create-badly.ts";
import { createDepositAddress } from "./create-deposit-address.ts";
import { createSeries } from "./create-series.ts";
import { createTwice } from "./create-twice.ts";
import { decideConsent } from "./decide-consent.ts";
import { decideKyc } from "./decide-kyc.ts";
import { deposit } from "./deposit.ts";
import { depositWrongly } from "./deposit-wrongly.ts";
import { getConnectStatus } from "./get-connect-status.ts";
import { letClockGo } from "./let-clock-go.ts";
import { listTransactions } from "./list-transactions.ts";
import { lookAtConnection } from "./look-at-connection.ts";
import { meetFaults } from "./meet-faults.ts";
import { openConnection } from "./open-connection.ts";
import { redeliver } from "./redeliver.ts";
import { resendOtp } from "./resend-otp.ts";
import { returnToSnapshot } from "./return-to-snapshot.ts";
import { revokeKey } from "./revoke-key.ts";
import { shareStandingOrder } from "./share-standing-order.ts";
import { useWrongKey } from "./use-wrong-key.ts";
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
  letClockGo,
  listTransactions,
  lookAtConnection,
  meetFaults,
  redeliver,
  returnToSnapshot,
  revokeKey,
  { arbitrary: useWrongKey, weight: 2 },
);
