import type { CallResult } from "./types/result.ts";

/**
 * The data of a result, for those who prefer exceptions: `const rate = await unwrap(client.POST(...))`.
 * Throws the `SvcApiError` of a refusal; whatever else ends a call passes through.
 */
export async function unwrap<Data>(
  call: CallResult<Data, string> | PromiseLike<CallResult<Data, string>>,
): Promise<Data> {
  const { data, error } = await call;
  if (error) throw error;
  return data;
}
