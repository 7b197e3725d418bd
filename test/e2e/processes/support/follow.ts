import { onTestFinished } from "vitest";
import { createCondition } from "./condition.ts";

/** What has happened in a sandbox since we follow it. */
export interface Happenings {
  /** How many different ones of a kind have come into a state. */
  count(kind: string, state: string): number;
  until(condition: () => boolean): Promise<void>;
}

/** Follows a sandbox by the event stream of its control API. Processes on one database tell each other everything. */
export async function follow(url: string): Promise<Happenings> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${url}/_sandbox/events`, { signal: leaving.signal });
  if (!response.body) throw new Error("an event stream has a body");
  const lines = readLines(response.body);
  // From its first comment on nothing is missed.
  await lines.next();

  const seen = new Map<string, Set<string>>();
  const { until, changed } = createCondition();
  const read = async () => {
    for await (const line of lines) {
      if (!line.startsWith("data: ")) continue;
      const { kind, id, state }: { kind?: string; id: string; state?: string } = JSON.parse(
        line.slice("data: ".length),
      );
      const name = `${kind} ${state}`;
      seen.set(name, (seen.get(name) ?? new Set()).add(id));
      changed();
    }
  };
  // It ends when the process does, in order or not.
  void read().catch(() => {});
  return { count: (kind, state) => seen.get(`${kind} ${state}`)?.size ?? 0, until };
}

async function* readLines(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
