import type { RunningService } from "./service.ts";

/** Starts the sandbox, its state in memory. It is loaded only now, because part of it is generated a moment before. */
export async function startSandbox(port: number): Promise<RunningService> {
  const { createSandbox } = await import("../../packages/sandbox/src/index.ts");
  const { url, application, close } = await createSandbox({ port });
  const curl = [
    `curl -sS '${url}/api/v0/application/connect'`,
    `-H 'api-key: ${application.masterKey}' -H 'content-type: application/json'`,
    `-d '{"email":"ana+connected@example.com"}'`,
  ];
  return { url, curl: curl.join(" "), close };
}
