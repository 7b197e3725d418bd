import type { Engine } from "../engine/engine.ts";
import type { Release } from "../store/db.ts";
import { type Delivery, listDue } from "../store/tables/deliveries.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { createPatience, type Patience } from "./patience.ts";
import { createRests } from "./rests.ts";
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
  const rests = createRests(() => ended());
  const isFree = (delivery: Delivery) => !underWay.has(laneOf(delivery)) && !rests.has(laneOf(delivery));
  /** What is under way is still due, and stands in front of the rest: what we have, and what another process has. */
  const page = engine.store.shared ? 2 * CONCURRENCY : CONCURRENCY;

  /** What becomes of it is not waited for. */
  function start(delivery: Delivery, release: Release, until: number, patience: Patience | undefined): void {
    const lane = laneOf(delivery);
    const attempt = attemptDelivery(engine, send, delivery.id, until, stopping.signal)
      .catch((error) => {
        rests.begin(lane);
        onError(error);
      })
      .finally(async () => {
        await release();
        underWay.delete(lane);
        ended();
      });
    underWay.set(lane, attempt);
    patience?.add(delivery.url, attempt);
  }

  /** Starts at most so many, and passes over what other processes have under way. */
  async function startDue(until: number, room: number, patience: Patience | undefined): Promise<number> {
    let started = 0;
    for (let offset = 0; started < room; offset += page) {
      const due = await engine.read(({ db }) => listDue(db, until, page, offset));
      const first = findFirsts(due.filter(isFree));
      for (const [lane, release] of await engine.store.tryHold([...first.keys()], room - started)) {
        const delivery = first.get(lane);
        if (delivery) start(delivery, release, until, patience);
        started += 1;
      }
      if (due.length < page) break;
    }
    return started;
  }

  return {
    async dispatch(until, patience) {
      const room = stopping.signal.aborted ? 0 : CONCURRENCY - underWay.size;
      const started = await startDue(until, room, patience);
      await patience?.wait();
      return started;
    },
    async findNextTime() {
      // Without room nothing can start before something ends, and that is told.
      if (underWay.size >= CONCURRENCY) return Number.POSITIVE_INFINITY;
      const enough = underWay.size + rests.count() + 1;
      const due = await engine.read(({ db }) => listDue(db, Number.MAX_SAFE_INTEGER, enough, 0));
      const next = due.find(isFree);
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
      rests.callOff();
    },
  };
}

/** The oldest delivery of each lane; beside it, only one that is repeated at somebody's wish can be due. */
function findFirsts(due: readonly Delivery[]): ReadonlyMap<string, Delivery> {
  const firsts = new Map<string, Delivery>();
  for (const delivery of due) if (!firsts.has(laneOf(delivery))) firsts.set(laneOf(delivery), delivery);
  return firsts;
}

/** Events of one user to one application leave one after the other. */
function laneOf({ userId, applicationId }: Delivery): string {
  return `${userId}/${applicationId}`;
}
