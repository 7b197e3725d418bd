import { type Schemas, type UserClient, unwrap } from "@svc/client";
import type { World } from "./world.ts";

/** A connected user, as the partner's application sees them. */
export interface Actor {
  readonly email: string;
  readonly apiKey: string;
  readonly user: UserClient;
}

type Detail = Schemas["ConnectionDetail"];

/** A connection that waits for its code. */
export interface Pending {
  readonly id: string;
  readonly standingOrderId: string;
  readonly challengeId: string;
  readonly challengeExpiresAt: string;
  readonly code: string;
}

const PROCESSING_SECONDS = 5;

/** Has a registered user consent to the connection with the partner. */
export async function connectActor({ partner, control, asUser }: World, email: string): Promise<Actor> {
  await control.addUser(email);
  await unwrap(partner.POST("/api/v0/application/connect", { body: { email } }));
  await control.grantConsent(email);
  const { apiKey } = await unwrap(partner.GET("/api/v0/application/connect/status", { params: { query: { email } } }));
  if (apiKey === undefined) throw new Error(`${email} is not connected`);
  return { email, apiKey, user: asUser(apiKey) };
}

export async function createConnection({ user }: Actor, body: Schemas["CreateConnectionRequest"]): Promise<string> {
  const { svcLink } = await unwrap(user.POST("/api/v0/svc-link", { body }));
  return svcLink.id;
}

export function getConnection({ user }: Actor, id: string): Promise<Detail> {
  return unwrap(user.GET("/api/v0/svc-link/{id}", { params: { path: { id } } }));
}

/** Lets the service do what it does some seconds after it has accepted something. */
export async function waitForProcessing({ sandbox }: World): Promise<void> {
  await sandbox.advance(PROCESSING_SECONDS);
}

export async function createPending(
  world: World,
  actor: Actor,
  body: Schemas["CreateConnectionRequest"],
): Promise<Pending> {
  const id = await createConnection(actor, body);
  await waitForProcessing(world);
  const { standingOrder } = await getConnection(actor, id);
  if (standingOrder?.challengeId === undefined || standingOrder.challengeExpiresAt === undefined) {
    throw new Error(`connection ${id} awaits no code: ${JSON.stringify(standingOrder)}`);
  }
  const { challengeId, challengeExpiresAt } = standingOrder;
  return {
    ...{ id, challengeId, challengeExpiresAt },
    standingOrderId: standingOrder.id,
    code: await world.control.readCode(actor.email),
  };
}

export async function createActive(
  world: World,
  actor: Actor,
  body: Schemas["CreateConnectionRequest"],
): Promise<Pending> {
  const pending = await createPending(world, actor, body);
  const { challengeId, code: verificationCode } = pending;
  await unwrap(actor.user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode } }));
  return pending;
}

/** A code that is not the right one. */
export function otherCode(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
