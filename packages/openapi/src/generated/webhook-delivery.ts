// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** How long a receiver may take and when a delivery is repeated. */
export const webhookDelivery = {
  timeoutSeconds: 10,
  retryAfterSeconds: [5, 30, 120, 600, 3600, 21600, 86400],
  jitterPercent: 10,
  origin: "assumed",
} as const;
