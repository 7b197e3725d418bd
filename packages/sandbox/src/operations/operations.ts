import type { Operations } from "../http/api/operation-types.ts";
import { cancelStandingOrder } from "./cancel-standing-order.ts";
import { confirmCancellation } from "./confirm-cancellation.ts";
import { confirmConnection } from "./confirm-connection.ts";
import { connectUser } from "./connect-user.ts";
import { createConnection } from "./create-connection.ts";
import { createDepositAddress } from "./create-deposit-address.ts";
import { getBalance } from "./get-balance.ts";
import { getConnectStatus } from "./get-connect-status.ts";
import { getConnection } from "./get-connection.ts";
import { getRate } from "./get-rate.ts";
import { getUserId } from "./get-user-id.ts";
import { listConnections } from "./list-connections.ts";
import { listTransactions } from "./list-transactions.ts";
import { resendOtp } from "./resend-otp.ts";

/** Every operation of the description; TypeScript refuses this when one is missing. */
export const handlers: Operations = {
  connectUser,
  getConnectStatus,
  getUserId,
  getRate,
  createDepositAddress,
  getBalance,
  listTransactions,
  listConnections,
  createConnection,
  getConnection,
  confirmConnection,
  resendOtp,
  cancelStandingOrder,
  confirmCancellation,
};
