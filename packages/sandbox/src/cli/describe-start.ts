import type { Reach } from "../options/read-reach.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { LogFormat } from "./read-arguments.ts";

/** The first thing a developer sees: where it is, and a call to copy. */
export function describeStart(sandbox: Sandbox, { loopbackOnly, publicUrl }: Reach, format: LogFormat): string {
  const { url } = sandbox;
  if (format === "json") {
    return `${JSON.stringify({ event: "listening", url, ...(publicUrl !== null && { publicUrl }) })}\n`;
  }
  const address = publicUrl ?? url;
  const behind = publicUrl === null ? "" : `  listening on ${url}\n`;
  return `svc sandbox: ${address}\n${behind}\n${loopbackOnly ? showKeys(sandbox, address) : tellOfKeys(address)}\n`;
}

function showKeys({ application: { masterKey, apiSecret } }: Sandbox, address: string): string {
  return `  master key  ${masterKey}
  API secret  ${apiSecret}

  curl ${address}/api/v0/application/connect \\
    -H 'api-key: ${masterKey}' -H 'content-type: application/json' \\
    -d '{"email":"ana+connected@example.com"}'
`;
}

/** What is printed where others reach the sandbox is often kept and seen by others too. */
function tellOfKeys(address: string): string {
  return `  Its keys are on the dashboard, which asks for the control token, and in the control API:

  curl ${address}/_sandbox/applications -H "authorization: Bearer $TOKEN"
`;
}
