export { createPartnerClient } from "./create-partner-client.ts";
export { createUserClient } from "./create-user-client.ts";
export { isSvcError } from "./errors/is-svc-error.ts";
export { isSvcApiError, SvcApiError } from "./errors/svc-api-error.ts";
export { isSvcNetworkError, SvcNetworkError } from "./errors/svc-network-error.ts";
export { isSvcResponseError, SvcResponseError } from "./errors/svc-response-error.ts";
export { isSvcTimeoutError, SvcTimeoutError, type TimeoutScope } from "./errors/svc-timeout-error.ts";
export type { CallInitOf, CallResultOf } from "./types/calls.ts";
export type { PartnerClient, UserClient } from "./types/clients.ts";
export type { Clock } from "./types/clock.ts";
export type { ErrorCode, ErrorCodeOf, KnownErrorCode, OperationName } from "./types/error-codes.ts";
export type {
  CallOptions,
  ClientOptions,
  PartnerClientOptions,
  PolicyOptions,
  RetryOptions,
  TimeoutOptions,
  UserClientOptions,
} from "./types/options.ts";
export type { CallResult, Failure, Success } from "./types/result.ts";
export type { Schemas } from "./types/schemas.ts";
export { unwrap } from "./unwrap.ts";
