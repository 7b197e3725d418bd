// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** Rules that no schema can hold, with their numbers. */
export const limits = {
  connectionExpiry: {
    value: 1800,
    unit: "seconds",
    meaning: "A connection that is not confirmed within this time after its creation expires. Resending the code does not extend it.",
    origin: "stated",
  },
  pendingConnectionsPerUser: {
    value: 10,
    unit: "connections",
    meaning: "A user who has this many pending connections, or more, cannot create another one.",
    origin: "stated",
  },
  recentlyFailedIbanBlock: {
    value: 600,
    unit: "seconds",
    meaning: "An IBAN whose connection failed is refused for this long.",
    origin: "stated",
  },
  otpAttempts: {
    value: 5,
    unit: "wrong codes",
    meaning: "So many wrong codes use up a challenge. The service states no number; five is customary.",
    origin: "assumed",
  },
  otpResends: {
    value: 3,
    unit: "resends",
    meaning: "So often a code can be sent again for one connection. The service states no number; three is customary.",
    origin: "assumed",
  },
  cancelChallengeExpiry: {
    value: 1800,
    unit: "seconds",
    meaning: "A code for cancelling is valid for this long. Taken over from the expiry of connections, since the service states nothing.",
    origin: "assumed",
  },
  processingTypicalMinimum: {
    value: 5,
    unit: "seconds",
    meaning: "Processing of a new connection rarely takes less than this.",
    origin: "stated",
  },
  processingTypicalMaximum: {
    value: 15,
    unit: "seconds",
    meaning: "Processing of a new connection rarely takes more than this.",
    origin: "stated",
  },
  signatureTolerance: {
    value: 300,
    unit: "seconds",
    meaning: "The timestamp of a signature may differ from the server's clock by this much, either way. The service states no number; five minutes is customary.",
    origin: "assumed",
  },
  requestBodySize: {
    value: 1048576,
    unit: "bytes",
    meaning: "A larger request body is refused. The service states no number; no request of this API comes near it.",
    origin: "assumed",
  },
} as const;
