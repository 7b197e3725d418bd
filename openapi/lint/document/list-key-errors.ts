import type { Operation } from "./list-operations.ts";
import type { Place } from "./place.ts";

const KEYS = ["masterKey", "userKey"];
const SIGNATURE = "hmacSignature";

/** The codes with which a call can refuse a key or a signature, as follows from its `security`. */
export function listKeyErrors(root: Place, { place }: Operation): string[] {
  const security = place.has("security") ? place.at("security") : root.at("security");
  const schemes = new Set(security.children.flatMap(({ keys }) => keys));
  const kinds = KEYS.filter((key) => schemes.has(key)).length;
  return [
    ...(kinds > 0 ? ["API_KEY_MISSING", "API_KEY_INVALID"] : []),
    // A call that takes either kind cannot be given the wrong one.
    ...(kinds === 1 ? ["API_KEY_WRONG_KIND"] : []),
    ...(schemes.has(SIGNATURE) ? ["SIGNATURE_MISSING", "SIGNATURE_INVALID", "SIGNATURE_EXPIRED"] : []),
  ];
}
