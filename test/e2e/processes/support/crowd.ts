import type { Sandbox } from "@svc/sandbox";
import { type ApiCaller, createCaller } from "../../../../packages/sandbox/test/support/call.ts";
import { createControl } from "../../../../packages/sandbox/test/support/control.ts";
import { buy, lightning, OTHER_BTC_ADDRESS } from "../../../../packages/sandbox/test/support/requests.ts";
import { signConnect } from "../../../../packages/sandbox/test/support/sign.ts";

const PROCESSING_SECONDS = 5;
/** Of each kind, for each of the crowd: half of the events are about connections, half about orders. */
const ROUNDS = 5;
/** A purchase that waits for its code, and a connection that fails, make no event. */
export const EVENTS_EACH = 2 * ROUNDS;
export const JOBS_EACH = 2 * ROUNDS + 2;
const DEPOSIT = "100000";

/** A user with an active Lightning connection, on whose standing order further ones become active by themselves. */
export interface Person {
  readonly ref: string;
  readonly key: string;
}

/** Connects users, with a callback, and gives each a Lightning connection. */
export async function gather(sandbox: Sandbox, size: number, callback: string): Promise<Person[]> {
  const partner = createCaller(sandbox, sandbox.application.masterKey);
  const crowd: Person[] = [];
  for (let number = 0; number < size; number += 1) {
    const ref = `user-${number}`;
    const body = { email: `${ref}+connected@example.com`, callback, ref };
    const answer = await partner.call("connectUser", { body, headers: signConnect(sandbox, body) });
    if (answer.status !== "connected") throw new Error(`${body.email} is ${answer.status}`);
    crowd.push({ ref, key: answer.apiKey });
    await createCaller(sandbox, answer.apiKey).call("createConnection", { body: lightningOf(ref, "first") });
  }
  await sandbox.advance(PROCESSING_SECONDS);
  for (const { ref, key } of crowd) await confirm(sandbox, ref, createCaller(sandbox, key));
  await sandbox.settled();
  return crowd;
}

async function confirm(sandbox: Sandbox, ref: string, user: ApiCaller): Promise<void> {
  const verificationCode = await createControl(sandbox).readCode(`${ref}+connected@example.com`);
  const [detail] = await user.call("listConnections");
  const order = detail?.standingOrder;
  if (order?.status !== "PENDING_CONFIRMATION") throw new Error(`nothing to confirm for ${ref}`);
  await user.call("confirmConnection", { body: { challengeId: order.challengeId, verificationCode } });
}

export const lightningOf = (ref: string, name: string) => lightning({ name, lnAddress: `${ref}-${name}` });

export const depositOf = (ref: string) =>
  ({ to: `${ref}-first@ln.svc.example`, amount: DEPOSIT, currency: "BTC" }) as const;

/** Everybody opens connections and receives money at once: all of it falls due at one instant. */
export async function crowdIn(sandbox: Sandbox, crowd: readonly Person[]): Promise<void> {
  const control = createControl(sandbox);
  for (const { ref, key } of crowd) {
    const user = createCaller(sandbox, key);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await user.call("createConnection", { body: lightningOf(ref, `round-${round}`) });
      await control.call("createDeposit", { body: depositOf(ref) });
    }
    await user.call("createConnection", { body: buy({ name: "Waits" }) });
    const failing = { name: "[fail] Never works", destinationAddress: OTHER_BTC_ADDRESS };
    await user.call("createConnection", { body: buy(failing) });
  }
}

/** Lets everything of that instant happen. */
export const DUE_SECONDS = PROCESSING_SECONDS;
