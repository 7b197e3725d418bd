import type { Case } from "./scenario.ts";

/** What a state of the sandbox knows that the examples of the description cannot: ids, keys, codes. */
export interface Known {
  readonly apiKey: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Something that answers like the service. */
export interface Target {
  readonly name: "mock" | "sandbox";
  readonly baseUrl: string;
  readonly masterKey: string;
  readonly apiSecret: string;
  readonly fetch: typeof fetch;
  /** Brings it into the state that the case asks for. */
  prepare(testCase: Case): Promise<Known>;
  /** Headers that make it give the expected answer, if it needs telling. */
  ask(testCase: Case): Readonly<Record<string, string>>;
  close(): Promise<void>;
}
