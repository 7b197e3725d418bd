const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Whether a request says that its body is JSON: a foreign page cannot send that without asking first. */
export function isJson({ headers }: Request): boolean {
  return JSON_TYPE.test(headers.get("content-type") ?? "");
}
