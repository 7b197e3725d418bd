import type { Fetch } from "../run/world.ts";

/** Lets a function change the successful answers of one path. */
export function changeAnswer(
  fetch: Fetch,
  method: string,
  path: string,
  change: (body: unknown, key: string | null) => unknown,
): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    if (request.method !== method || !request.url.endsWith(path) || !response.ok) return response;
    const changed = change(await response.json(), request.headers.get("api-key"));
    return Response.json(changed, { status: response.status });
  };
}
