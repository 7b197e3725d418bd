// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Every event: its path after the callback address, and the members that identify a delivery. */
export const events = {
  verificationStatus: {
    path: "/verification-status",
    idempotencyKey: ["userId", "verificationStatus", "apikey"],
    summary: "Verification status",
  },
  orderStatus: { path: "/order-status", idempotencyKey: ["orderId", "status"], summary: "Order status" },
  connectionStatus: {
    path: "/connection-status",
    idempotencyKey: ["svcLinkId", "status"],
    summary: "Connection status",
  },
} as const;

/** Name of an event. */
export type EventName = keyof typeof events;
