import { placeholderKey } from "./placeholder-key.ts";
import type { Call } from "./read-call.ts";

const CONTINUED = " \\\n  ";

/** A command for a POSIX shell. A signed call computes its signature with openssl. */
export function writeCurl(call: Call): string {
  return call.isSigned ? signed(call) : command(call, bodyArguments(call));
}

function bodyArguments({ body }: Call): string[] {
  if (body === undefined) return [];
  return [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(body, null, 2))}`];
}

function command(call: Call, args: readonly string[]): string {
  const method = call.method === (call.body === undefined ? "GET" : "POST") ? "" : `-X ${call.method} `;
  const key = `-H 'api-key: ${placeholderKey(call)}'`;
  return [`curl ${method}${quote(address(call))}`, key, ...args].join(CONTINUED);
}

function signed(call: Call): string {
  const send = command(call, [
    `-H "authorization: HMAC $timestamp:$signature"`,
    `-H 'content-type: application/json'`,
    '-d "$body"',
  ]);
  return `secret='your-api-secret'
body=${quote(JSON.stringify(call.body))}
timestamp=$(date +%s)000
hash=$(printf %s "$body" | openssl dgst -md5 -r | cut -d ' ' -f 1)
signature=$(printf %s "$timestamp${call.method}${path(call)}$hash" |
  openssl dgst -sha256 -hmac "$secret" -r | cut -d ' ' -f 1)

${send}`;
}

function address(call: Call): string {
  const query = new URLSearchParams(Object.entries(call.queryValues).map(([name, value]) => [name, String(value)]));
  return `${call.baseUrl}${path(call)}${query.size > 0 ? `?${query}` : ""}`;
}

function path({ route, pathValues }: Call): string {
  return route.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(String(pathValues[name])));
}

/** Plain addresses need no quotes; what stands in quotes may hold anything. */
function quote(text: string): string {
  return /^[\w:/.@%-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
