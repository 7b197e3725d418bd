import { limits } from "@svc/openapi";
import { malformed } from "../../control/control-error.ts";
import { isJson } from "../is-json.ts";
import { readBytes } from "../read-bytes.ts";

/** The body of a control call. Only JSON that says so. */
export async function readJson(request: Request): Promise<unknown> {
  if (request.method !== "POST") return undefined;
  const bytes = await readBytes(request, limits.requestBodySize.value).catch(() => {
    throw malformed("", "was broken off");
  });
  if (bytes === undefined) throw malformed("", "is too long");
  if (bytes.length === 0) return undefined;
  if (!isJson(request)) throw malformed("", "must be JSON");
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw malformed("", "is not JSON");
  }
}
