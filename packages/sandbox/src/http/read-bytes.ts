/**
 * The body of a request; undefined when it is longer than that. Whoever announces too much is not read at all,
 * whoever announces nothing is read up to the limit.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const announced = request.headers.get("content-length");
  if (announced !== null) {
    return Number(announced) > limit ? undefined : new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
