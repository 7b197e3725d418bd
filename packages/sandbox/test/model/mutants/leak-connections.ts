import type { Fetch } from "../run/world.ts";
import { changeAnswer } from "./change-answer.ts";

/** Shows each caller what the one before was shown, too. */
export function leakConnections(fetch: Fetch): Fetch {
  let before: { readonly key: string | null; readonly list: readonly unknown[] } = { key: null, list: [] };
  return changeAnswer(fetch, "GET", "/svc-link", (body, key) => {
    const list: readonly unknown[] = Array.isArray(body) ? body : [];
    const leaked = before.key === key ? list : [...list, ...before.list];
    before = { key, list };
    return leaked;
  });
}
