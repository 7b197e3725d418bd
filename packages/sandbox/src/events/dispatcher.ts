import type { Engine } from "../engine.ts";
import { type Delivery, listDue } from "../store/tables/deliveries.ts";
import { attemptDelivery } from "./attemptDelivery.ts";
import { createPatience, type Patience } from "./patience.ts";
import type { Send } from "./send.ts";

/** Deliveries under way at once, each to another user. */
const CONCURRENCY = 32;

/** Takes events out of the outbox and sends them: for each user one after the other, for all users side by side. */
export interface Dispatcher {
  /** Starts what is due by then, as far as there is room; answers how much. With patience, waits for the outcomes. */
  dispatch(until: number, patience?: Patience): Promise<number>;
  /** When the next delivery falls due that is not under way; infinite when there is none. */
  findNextTime(): Promise<number>;
  startWaiting(): Patience;
  /** Called when a delivery has ended: there is room again, and the next one of its user may follow. */
  onEnd(listener: () => void): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Breaks off what is under way. It counts as not attempted. */
  stop(): Promise<void>;
}

export function createDispatcher(engine: Engine, send: Send, onError: (error: unknown) => void): Dispatcher {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let ended: () => void = () => {};

  /** Answers whether it could be started; what became of it is not waited for. */
  async function start(delivery: Delivery, until: number, patience: Patience | undefined): Promise<boolean> {
    const lane = laneOf(delivery);
    const release = await engine.store.tryHold(lane);
    if (!release) return false;
    const attempt = attemptDelivery(engine, send, delivery.id, until, stopping.signal)
      .catch(onError)
      .finally(async () => {
        await release();
        underWay.delete(lane);
        ended();
      });
    underWay.set(lane, attempt);
    patience?.add(delivery.url, attempt);
    return true;
  }

  /** What is under way is still due, so there may be that many in front of the others. */
  async function listStartable(until: number, count: number): Promise<Delivery[]> {
    const due = await engine.read(({ db }) => listDue(db, until, count + underWay.size));
    return due.filter((delivery) => !underWay.has(laneOf(delivery))).slice(0, count);
  }

  return {
    async dispatch(until, patience) {
      let started = 0;
      const room = CONCURRENCY - underWay.size;
      for (const delivery of room > 0 && !stopping.signal.aborted ? await listStartable(until, room) : []) {
        if (await start(delivery, until, patience)) started += 1;
      }
      await patience?.wait();
      return started;
    },
    async findNextTime() {
      // Without room nothing can start before something ends, and that is told.
      if (underWay.size >= CONCURRENCY) return Number.POSITIVE_INFINITY;
      const [next] = await listStartable(Number.MAX_SAFE_INTEGER, 1);
      return next?.nextAttemptAt ?? Number.POSITIVE_INFINITY;
    },
    startWaiting: createPatience,
    onEnd(listener) {
      ended = listener;
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
    },
    async stop() {
      stopping.abort();
      await this.idle();
    },
  };
}

/** Events of one user to one application leave one after the other. */
function laneOf({ userId, applicationId }: Delivery): string {
  return `${userId}/${applicationId}`;
}
