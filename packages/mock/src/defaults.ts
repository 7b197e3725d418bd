export const DEFAULT_PORT = 4010;
/** Reached from this machine only. */
export const DEFAULT_HOST = "127.0.0.1";
