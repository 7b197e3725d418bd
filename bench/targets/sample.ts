import { examples } from "@svc/openapi/examples";

/** Servers that answer from memory do not look into the key. */
export const SAMPLE_KEY = "bench";

export const LIST_LENGTH = 50;
const sample = examples.getConnection.responses["200"].lightningActive;

/** Connections as the service shows them, for servers that answer from memory. */
export function listSamples() {
  return Array.from({ length: LIST_LENGTH }, (_, number) => {
    const id = `0b8e6f3c-3d0e-4f51-9d37-${number.toString(16).padStart(12, "0")}`;
    return { ...sample, svcLink: { ...sample.svcLink, id } };
  });
}
