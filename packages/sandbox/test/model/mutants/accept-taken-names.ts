import type { Fetch } from "../run/world.ts";

/** Creates once more under another name what was refused for its name. */
export function acceptTakenNames(fetch: Fetch): Fetch {
  let number = 0;
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 409) return response;
    const { errorCode }: { errorCode?: string } = Object(await response.clone().json());
    const body: unknown = JSON.parse(String(init?.body));
    if (errorCode !== "DUPLICATE_NAME") return response;
    number += 1;
    return fetch(input, { ...init, body: JSON.stringify({ ...Object(body), name: `Free ${number}` }) });
  };
}
