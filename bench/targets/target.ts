/** A request as it goes over the wire, and the status that it has to be answered with. */
export interface RawRequest {
  readonly text: string;
  readonly status: number;
}

/** The requests whose handling is measured. */
export interface Calls {
  readonly read: RawRequest;
  /** Of fifty connections. */
  readonly list: RawRequest;
  /** Every one of them is accepted. */
  readonly creates: readonly RawRequest[];
}

/** One of the servers side by side. */
export interface Target {
  readonly name: "node:http" | "Prism" | "emulate" | "sandbox";
  /** What to give to Node so that it serves on this port. */
  command(port: number): string[];
  /** A call that it answers without any preparation. */
  readonly firstCall: string;
  /** Brings a server that has just been started into the state that the calls need. */
  prepare(url: string, creates: number): Promise<Calls>;
}
