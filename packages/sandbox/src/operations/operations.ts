import type { Operations } from "../http/operationTypes.ts";
import { cancelStandingOrder } from "./cancelStandingOrder.ts";
import { confirmCancellation } from "./confirmCancellation.ts";
import { confirmConnection } from "./confirmConnection.ts";
import { connectUser } from "./connectUser.ts";
import { createConnection } from "./createConnection.ts";
import { createDepositAddress } from "./createDepositAddress.ts";
import { getBalance } from "./getBalance.ts";
import { getConnection } from "./getConnection.ts";
import { getConnectStatus } from "./getConnectStatus.ts";
import { getRate } from "./getRate.ts";
import { getUserId } from "./getUserId.ts";
import { listConnections } from "./listConnections.ts";
import { listTransactions } from "./listTransactions.ts";
import { resendOtp } from "./resendOtp.ts";

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
