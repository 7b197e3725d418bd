/** Instants are counted in milliseconds; what people decide about them, in seconds. */
export const SECOND = 1000;
