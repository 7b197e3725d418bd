// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Errors after which the same call may be sent again, and when. */
export const retryRules = {
  RECENTLY_FAILED_IBAN: { afterSeconds: 600 },
  RATE_LIMITED: { afterSeconds: 1 },
  CONCURRENT_REQUEST: { afterSeconds: 2 },
  INTERNAL_ERROR: { afterSeconds: 1, mayHaveTakenEffect: true },
} as const;
