// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Calls that the master key opens, by method and path. */
export const partnerOperations = {
  "POST /api/v0/application/connect": { id: "connectUser", safe: false },
  "GET /api/v0/application/connect/status": { id: "getConnectStatus", safe: true },
  "POST /api/v0/offramp/rates": { id: "getRate", safe: true },
} as const;

/** Calls that a per-user key opens, by method and path. */
export const userOperations = {
  "GET /api/v0/user/user-id": { id: "getUserId", safe: true },
  "POST /api/v0/offramp/rates": { id: "getRate", safe: true },
  "POST /api/v0/offramp/address": { id: "createDepositAddress", safe: false },
  "POST /api/v0/account/get-balance": { id: "getBalance", safe: true },
  "POST /api/v0/account/transactions": { id: "listTransactions", safe: true },
  "GET /api/v0/svc-link": { id: "listConnections", safe: true },
  "POST /api/v0/svc-link": { id: "createConnection", safe: false },
  "GET /api/v0/svc-link/{id}": { id: "getConnection", safe: true },
  "POST /api/v0/svc-link/confirm": { id: "confirmConnection", safe: false },
  "POST /api/v0/svc-link/resend-otp": { id: "resendOtp", safe: false },
  "POST /api/v0/svc-link/{standingOrderId}/cancel": { id: "cancelStandingOrder", safe: false },
  "POST /api/v0/svc-link/{standingOrderId}/cancel/confirm": { id: "confirmCancellation", safe: false },
} as const;
