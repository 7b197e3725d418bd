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
  const address = quote(`${call.baseUrl}${path(call)}`);
  const key = `-H 'api-key: ${placeholderKey(call)}'`;
  return [`curl ${method(call)}${address}`, ...queryArguments(call), key, ...args].join(CONTINUED);
}

function signed(call: Call): string {
  const send = command(call, [
    `-H "authorization: HMAC $timestamp:$signature"`,
    `-H 'content-type: application/json'`,
    '-d "$body"',
  ]);
  return `secret='your-api-secret'
body=${quote(JSON.stringify(call.body, null, 2))}
timestamp=$(date +%s)000
hash=$(printf %s "$body" |
  openssl dgst -md5 -r | cut -d ' ' -f 1)
route=${path(call)}
signature=$(printf %s "$timestamp" ${call.method} "$route" "$hash" |
  openssl dgst -sha256 -hmac "$secret" -r | cut -d ' ' -f 1)

${send}`;
}

/** curl itself decides for GET, and with a body for POST. */
function method({ method, body, queryValues }: Call): string {
  if (Object.keys(queryValues).length > 0) return "--get ";
  return method === (body === undefined ? "GET" : "POST") ? "" : `-X ${method} `;
}

function queryArguments({ queryValues }: Call): string[] {
  return Object.entries(queryValues).map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
}

function path({ route, pathValues }: Call): string {
  return route.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(String(pathValues[name])));
}

/** Plain addresses need no quotes; what stands in quotes may hold anything. */
function quote(text: string): string {
  return /^[\w:/.@%=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
