// Made from openapi/sandbox.yaml by `pnpm generate`. Change the description, not this file.

/** The values that are known of each named list, open or closed. */
export const knownValues = {
  Chain: ["BITCOIN", "ETHEREUM", "POLYGON"],
  ClockMode: ["real", "manual"],
  WantedChannel: ["sms", "email"],
  WantedEvent: ["verificationStatus", "orderStatus", "connectionStatus"],
  WantedDeliveryStatus: ["pending", "delivered", "exhausted"],
} as const;

/** One of the known values of a named list. */
export type KnownValue<List extends keyof typeof knownValues> = (typeof knownValues)[List][number];
