import type { PartnerClientOptions } from "../types/options.ts";
import type { Authorize } from "../types/settings.ts";
import { sign } from "./sign.ts";

/** Makes the function that proves a partner's identity: the key always, a signature on the one call that wants it. */
export function createAuthorize(options: PartnerClientOptions): Authorize {
  const { apiKey, apiSecret, sign: signing = true } = options;
  return (draft, now) => {
    if (!signing || draft.operation !== "connectUser" || !hasCallback(draft.content)) return { "api-key": apiKey };
    if (apiSecret === undefined) {
      throw new TypeError(
        "connectUser: a call with `callback` must be signed; give createPartnerClient the `apiSecret`",
      );
    }
    return { "api-key": apiKey, Authorization: sign(draft, apiSecret, now) };
  };
}

function hasCallback(content: unknown): boolean {
  return typeof content === "object" && content !== null && "callback" in content && content.callback !== undefined;
}
