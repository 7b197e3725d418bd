/** What holds unless an option says otherwise; the command and `createSandbox` have them in common. */
export const DEFAULT_HOST = "127.0.0.1";
export const DEFAULT_PROCESSING_SECONDS = 5;
export const DEFAULT_FEE_BPS = 150;
/** Where a manual clock begins. */
export const DEFAULT_START = "2026-01-01T00:00:00.000Z";
export const DEFAULT_SEED = "svc-sandbox";

export const MOST_PROCESSING_SECONDS = 3600;
/** A fee of everything would leave nothing to pay out. */
export const MOST_FEE_BPS = 9_999;
