// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** How to poll an operation: where its answer has the state, how often, until when. */
export const polling = {
  getConnectStatus: {
    status: "/status",
    intervalSeconds: { min: 15, max: 30 },
    timeoutSeconds: null,
    stopOn: ["connected", "rejected"],
  },
  getConnection: {
    status: "/svcLink/status",
    intervalSeconds: { min: 2, max: 3 },
    timeoutSeconds: 60,
    stopOn: ["PENDING", "ACTIVE", "FAILED", "EXPIRED", "INACTIVE"],
  },
} as const;
