import { malformed } from "../control/controlError.ts";

/** The body of a control call. Only JSON that says so: a foreign page cannot send that without asking first. */
export async function readJson(request: Request): Promise<unknown> {
  const text = request.method === "POST" ? await request.text() : "";
  if (text === "") return undefined;
  if (!request.headers.get("content-type")?.startsWith("application/json")) throw malformed("", "must be JSON");
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("", "is not JSON");
  }
}
