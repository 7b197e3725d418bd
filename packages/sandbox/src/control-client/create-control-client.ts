import { operations } from "../generated/operations.ts";
import type { operations as Described } from "../generated/types.ts";
import type { AnswerIn, BodyIn, ParametersIn } from "../http/described.ts";
import { type ControlShortcuts, createShortcuts } from "./create-shortcuts.ts";

/** Name of a call of the control API, as in openapi/sandbox.yaml. */
export type ControlId = keyof typeof operations;

type JsonAnswer<Id extends ControlId> = AnswerIn<Described[Id], (typeof operations)[Id]["success"]>;

/** What a call takes: parts that it does not have are not accepted. */
export interface ControlInput<Id extends ControlId> {
  readonly path?: ParametersIn<Described[Id], "path">;
  readonly query?: ParametersIn<Described[Id], "query">;
  readonly body?: BodyIn<Described[Id]>;
}

export interface ControlClientOptions {
  /** Where the sandbox is: `sandbox.url`, or what `svc-sandbox` prints. */
  readonly baseUrl: string;
  /** `sandbox.fetch` for a sandbox in this process; the global `fetch` unless given. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Needed when the sandbox listens elsewhere than on loopback. */
  readonly controlToken?: string;
}

export interface ControlClient extends ControlShortcuts {
  /** Makes a call and answers its body; a refusal is thrown as SandboxControlError. */
  call<Id extends Exclude<ControlId, "streamEvents">>(id: Id, input?: ControlInput<Id>): Promise<JsonAnswer<Id>>;
}

/** The sandbox refused a control call. */
export class SandboxControlError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(id: ControlId, status: number, body: unknown) {
    super(`${id} was answered ${status}`);
    this.name = "SandboxControlError";
    this.status = status;
    this.body = body;
  }
}

export function createControlClient({ baseUrl, controlToken, ...options }: ControlClientOptions): ControlClient {
  const send = options.fetch ?? fetch;
  const client: Pick<ControlClient, "call"> = {
    async call(id, input = {}) {
      const { method, path } = operations[id];
      const url = new URL(fill(path, input.path ?? {}), baseUrl);
      for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
      const response = await send(
        new Request(url, {
          method,
          headers: {
            ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
            ...(input.body !== undefined && { "content-type": "application/json" }),
          },
          ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        }),
      );
      if (!response.ok) throw new SandboxControlError(id, response.status, await response.json());
      return response.status === 204 ? undefined : response.json();
    },
  };
  return { ...client, ...createShortcuts(client.call) };
}

function fill(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
}
