import type { Challenge, Connection, ConnectionStatus, Grant, Model, StandingOrder } from "./model.ts";

const SECOND = 1000;

export function schedule(model: Model, seconds: number, happen: () => void): void {
  model.agenda.push({ at: model.now + seconds * SECOND, happen });
}

export function letPass(model: Model, seconds: number): void {
  letPassUntil(model, model.now + seconds * SECOND);
}

/** What falls due on the way happens at its instant, first come, first served. */
export function letPassUntil(model: Model, target: number): void {
  for (;;) {
    const next = model.agenda.reduce<Model["agenda"][number] | undefined>(
      (first, due) => (due.at <= target && (first === undefined || due.at < first.at) ? due : first),
      undefined,
    );
    if (!next) break;
    model.agenda.splice(model.agenda.indexOf(next), 1);
    model.now = next.at;
    next.happen();
  }
  model.now = target;
}

export function enter(model: Model, connection: Connection, status: ConnectionStatus): void {
  connection.status = status;
  connection.updatedAt = model.now;
}

export function enterOrder(model: Model, order: StandingOrder, status: StandingOrder["status"]): void {
  order.status = status;
  order.updatedAt = model.now;
}

/** Asks for a code by SMS. */
export function challenge(
  model: Model,
  about: Omit<Challenge, "id" | "attemptsLeft" | "replaced">,
  attemptsLeft: number,
): Challenge {
  const made = { ...about, id: undefined, attemptsLeft, replaced: false };
  model.challenges.push(made);
  made.connection.owner.user.texted.push(made);
  return made;
}

/** Sends an event, if the application wants any. Its body is made when it is first looked at: by then ids are known. */
export function announce(
  model: Model,
  { callback, ref }: Grant,
  event: string,
  makeBody: () => Readonly<Record<string, unknown>>,
): void {
  if (callback === undefined) return;
  let made: Readonly<Record<string, unknown>> | undefined;
  model.events.push({
    url: `${callback}/${event}`,
    body() {
      made ??= { ...makeBody(), ...(ref !== undefined && { ref }) };
      return made;
    },
  });
}
