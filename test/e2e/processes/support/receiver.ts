import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createCondition } from "./condition.ts";

/** One attempt at a delivery, as a partner's server sees it. */
export interface Arrival {
  readonly id: string;
  readonly attempt: number;
  readonly body: EventBody;
  /** The sender went away before it was answered. */
  cutOff: boolean;
}

/** The members of events that the tests look at. */
export interface EventBody {
  readonly ref?: string;
  readonly svcLinkId?: string;
  readonly orderId?: string;
}

export interface Receiver {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** By event, in the order in which the first attempts arrived. */
  byId(): ReadonlyMap<string, readonly Arrival[]>;
  /** Answers nobody from now on. */
  hold(): void;
  /** How many wait for an answer. */
  readonly held: number;
  /** Answers those who still wait, and everybody from now on. */
  release(): void;
  until(condition: () => boolean): Promise<void>;
}

/** A partner's server that takes events until the test ends. */
export async function startReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const waiting = new Map<ServerResponse, Arrival>();
  const { until, changed } = createCondition();
  let holding = false;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { "webhook-id": id, "svc-attempt": attempt } = request.headers;
    const arrival: Arrival = {
      id: String(id),
      attempt: Number(attempt),
      body: await readEvent(request),
      cutOff: false,
    };
    arrivals.push(arrival);
    waiting.set(response, arrival);
    response.once("close", () => {
      arrival.cutOff = waiting.delete(response);
      changed();
    });
    if (!holding) answer(response);
    changed();
  }

  function answer(response: ServerResponse): void {
    waiting.delete(response);
    response.end();
  }

  // A sender that is killed in the middle of a request has sent nothing.
  const server = createServer((request, response) => void take(request, response).catch(() => {}));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/hooks`,
    arrivals,
    byId: () => Map.groupBy(arrivals, ({ id }) => id),
    hold() {
      holding = true;
    },
    get held() {
      return waiting.size;
    },
    release() {
      holding = false;
      for (const response of waiting.keys()) answer(response);
    },
    until,
  };
}

async function readEvent(request: IncomingMessage): Promise<EventBody> {
  const body: EventBody = Object(await json(request));
  return body;
}
