import type { ErrorCodes } from "../generated/error-codes.ts";

/** Every operation, by its name in the API description. */
export type OperationName = keyof ErrorCodes;

/** The codes that are documented for an operation: a closed union, for exhaustive tables of texts. */
export type ErrorCodeOf<Operation extends OperationName> = ErrorCodes[Operation];

/** Every code that is documented. */
export type KnownErrorCode = ErrorCodes[OperationName];

/** The known codes, which editors complete, and any other: the service may add some at any time. */
export type ErrorCode<Known extends string = KnownErrorCode> = Known | (string & {});
