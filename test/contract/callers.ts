import type { PartnerClient, SvcApiError, UserClient } from "@svc/client";
import type { OperationId } from "@svc/openapi";
import { validateRequest } from "@svc/openapi/validators";
import type { RequestBodies } from "./request-bodies.ts";

export interface Clients {
  readonly partner: PartnerClient;
  readonly user: UserClient;
}

export interface CallInput {
  readonly body: unknown;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Result {
  readonly data?: unknown;
  readonly error?: SvcApiError;
  readonly response: Response;
}

/** Every operation as a partner writes it. Bodies come from files, so the generated validator vouches for their type. */
export const callers: { readonly [Id in OperationId]: (clients: Clients, input: CallInput) => Promise<Result> } = {
  connectUser: ({ partner }, { body, headers }) =>
    partner.POST("/api/v0/application/connect", { body: vouch("connectUser", body), headers }),
  getConnectStatus: ({ partner }, { query, headers }) =>
    partner.GET("/api/v0/application/connect/status", { params: { query: { email: one(query, "email") } }, headers }),
  getUserId: ({ user }, { headers }) => user.GET("/api/v0/user/user-id", { headers }),
  getRate: ({ user }, { body, headers }) =>
    user.POST("/api/v0/offramp/rates", { body: vouch("getRate", body), headers }),
  createDepositAddress: ({ user }, { body, headers }) =>
    user.POST("/api/v0/offramp/address", { body: vouch("createDepositAddress", body), headers }),
  getBalance: ({ user }, { body, headers }) =>
    user.POST("/api/v0/account/get-balance", { body: vouch("getBalance", body), headers }),
  listTransactions: ({ user }, { body, headers }) =>
    user.POST("/api/v0/account/transactions", { body: vouch("listTransactions", body), headers }),
  listConnections: ({ user }, { headers }) => user.GET("/api/v0/svc-link", { headers }),
  createConnection: ({ user }, { body, headers }) =>
    user.POST("/api/v0/svc-link", { body: vouch("createConnection", body), headers }),
  getConnection: ({ user }, { path, headers }) =>
    user.GET("/api/v0/svc-link/{id}", { params: { path: { id: one(path, "id") } }, headers }),
  confirmConnection: ({ user }, { body, headers }) =>
    user.POST("/api/v0/svc-link/confirm", { body: vouch("confirmConnection", body), headers }),
  resendOtp: ({ user }, { body, headers }) =>
    user.POST("/api/v0/svc-link/resend-otp", { body: vouch("resendOtp", body), headers }),
  cancelStandingOrder: ({ user }, { path, headers }) =>
    user.POST("/api/v0/svc-link/{standingOrderId}/cancel", {
      params: { path: { standingOrderId: one(path, "standingOrderId") } },
      headers,
    }),
  confirmCancellation: ({ user }, { path, body, headers }) =>
    user.POST("/api/v0/svc-link/{standingOrderId}/cancel/confirm", {
      params: { path: { standingOrderId: one(path, "standingOrderId") } },
      body: vouch("confirmCancellation", body),
      headers,
    }),
};

function vouch<Id extends keyof RequestBodies>(operation: Id, body: unknown): RequestBodies[Id] {
  if (!fits(operation, body)) throw new Error(`the body does not fit ${operation}: ${JSON.stringify(body)}`);
  return body;
}

function fits<Id extends keyof RequestBodies>(operation: Id, body: unknown): body is RequestBodies[Id] {
  return validateRequest(operation, body).length === 0;
}

function one(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`the scenario gives no ${name}`);
  return value;
}
