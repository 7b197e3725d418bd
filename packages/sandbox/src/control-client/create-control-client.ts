import { operations } from "../generated/operations.ts";
import type { ControlAnswer, ControlArguments, ControlId } from "./control-call.ts";
import { type ControlShortcuts, createShortcuts } from "./create-shortcuts.ts";
import { SandboxControlError } from "./sandbox-control-error.ts";

/** The stream of events is no call: give its address, `/_sandbox/events`, to an EventSource. */
type CallId = Exclude<ControlId, "streamEvents">;

export interface ControlClientOptions {
  /** Where the sandbox is: `sandbox.url`, or what `svc-sandbox` prints. */
  readonly baseUrl: string;
  /** `sandbox.fetch` for a sandbox in this process; the global `fetch` unless given. What it throws goes through. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Needed when the sandbox was started with one. */
  readonly controlToken?: string;
}

/** Does what happens outside the service: what the user, the phone, the bank and the clock do. */
export interface ControlClient extends ControlShortcuts {
  /**
   * Makes a call by its name and answers its body; undefined where it has none.
   *
   * @throws {SandboxControlError} when the sandbox refuses.
   */
  call<Id extends CallId>(id: Id, ...input: ControlArguments<Id>): Promise<ControlAnswer<Id>>;
}

export function createControlClient({ baseUrl, controlToken, ...options }: ControlClientOptions): ControlClient {
  const send = options.fetch ?? fetch;
  const call: ControlClient["call"] = async (id, ...[input]) => {
    const response = await send(makeRequest(baseUrl, controlToken, id, input));
    if (!response.ok) throw new SandboxControlError(id, response.status, await readRefusal(response));
    return response.status === 204 ? undefined : response.json();
  };
  return { call, ...createShortcuts(call) };
}

interface Parts {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

function makeRequest(
  baseUrl: string,
  controlToken: string | undefined,
  id: CallId,
  { path: parameters = {}, query = {}, body }: Parts = {},
): Request {
  if (!Object.hasOwn(operations, id)) throw new TypeError(`${id} is no call of the control API`);
  const { method, path } = operations[id];
  const url = new URL(fill(path, parameters), baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return new Request(url, {
    method,
    headers: {
      ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function fill(path: string, parameters: object): string {
  const known = new Map<string, unknown>(Object.entries(parameters));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known.get(name))));
}

/** A proxy in front refuses in words of its own. */
async function readRefusal(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
