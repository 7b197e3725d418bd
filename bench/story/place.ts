import { createPartnerClient, createUserClient, type PartnerClient, type UserClient } from "@svc/client";
import type { Sandbox } from "@svc/sandbox";

/** A sandbox with a manual clock, on a port or in this process. */
export type Place = Pick<Sandbox, "url" | "fetch">;

export type Keys = Pick<Sandbox["application"], "masterKey" | "apiSecret">;

export function asPartner({ url, fetch }: Place, { masterKey, apiSecret }: Keys): PartnerClient {
  return createPartnerClient({ baseUrl: url, apiKey: masterKey, apiSecret, fetch, timeout: false });
}

export function asUser({ url, fetch }: Place, apiKey: string): UserClient {
  return createUserClient({ baseUrl: url, apiKey, fetch, timeout: false });
}

/** A call of the sandbox's own control API. */
export async function control<T>(
  { url, fetch }: Place,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${url}/_sandbox${path}`, {
    method,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
  return response.json();
}
