import type { Sandbox } from "../sandbox.ts";
import type { LogFormat } from "./read-arguments.ts";

/** The first thing a developer sees: where it is, and a call to copy. */
export function describeStart({ url, application }: Sandbox, format: LogFormat): string {
  if (format === "json") return `${JSON.stringify({ event: "listening", url })}\n`;
  return `svc sandbox: ${url}

  master key  ${application.masterKey}
  API secret  ${application.apiSecret}

  curl ${url}/api/v0/application/connect \\
    -H 'api-key: ${application.masterKey}' -H 'content-type: application/json' \\
    -d '{"email":"ana+connected@example.com"}'

`;
}
