/** Something that `start` brings up. Each has its own option `--<name>-port`. */
export interface Service {
  readonly name: string;
  /** Where it listens unless the option says otherwise. */
  readonly port: number;
  /** What it is, in a few words for the table. */
  readonly about: string;
  /** Starts it on 127.0.0.1; `signal` breaks off whatever takes long. */
  start(port: number, signal: AbortSignal): Promise<RunningService>;
}

export interface RunningService {
  readonly url: string;
  /** A command that shows it at work, to be pasted into a shell. */
  readonly curl: string;
  close(): Promise<void>;
}
