// Made from openapi/sandbox.yaml by `pnpm generate`. Change the description, not this file.

/** The least and the greatest value of each named number. */
export const bounds = {
  Milliseconds: { minimum: 0 },
  ClockAdvance: { minimum: 0, maximum: 31622400 },
  FaultStatusCode: { minimum: 400, maximum: 599 },
  FaultDelay: { minimum: 0, maximum: 60000 },
  FaultTimes: { minimum: 1 },
} as const;
