// Made from openapi/sandbox.yaml by `pnpm generate`. Change the description, not this file.

/** Every error code, what it means and what to do about it. */
export const errors = {
  VALIDATION_FAILED: {
    status: 400,
    meaning: "The request does not have the described shape.",
    action: "Correct the members that `errorDetails` lists.",
    retry: "after-change",
    retryAfterSeconds: null,
    mayHaveTakenEffect: false,
    scope: "operation",
    origin: "stated",
  },
  FORBIDDEN: {
    status: 403,
    meaning: "The control token is missing or wrong, or the call comes from a foreign web page.",
    action: "Send the token that the sandbox was started with.",
    retry: "after-change",
    retryAfterSeconds: null,
    mayHaveTakenEffect: false,
    scope: "operation",
    origin: "stated",
  },
  NOT_FOUND: {
    status: 404,
    meaning: "There is no such thing, or no such call.",
    action: "Check the id and the path.",
    retry: "after-change",
    retryAfterSeconds: null,
    mayHaveTakenEffect: false,
    scope: "operation",
    origin: "stated",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: "The path exists, but not with this method.",
    action: "Use a method that the `Allow` header lists.",
    retry: "never",
    retryAfterSeconds: null,
    mayHaveTakenEffect: false,
    scope: "any",
    origin: "stated",
  },
  CONFLICT: {
    status: 409,
    meaning: "The state of the user does not allow it.",
    action: "Look at the user first.",
    retry: "after-change",
    retryAfterSeconds: null,
    mayHaveTakenEffect: false,
    scope: "operation",
    origin: "stated",
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: "The sandbox has a bug.",
    action: "Report it, with the line that the sandbox printed.",
    retry: "never",
    retryAfterSeconds: null,
    mayHaveTakenEffect: false,
    scope: "operation",
    origin: "stated",
  },
} as const;

/** An error code that is known. */
export type ErrorCode = keyof typeof errors;
