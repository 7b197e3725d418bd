import { type PartnerClient, type Schemas, type UserClient, unwrap } from "@svc/client";
import { control, type Place } from "./place.ts";

const PROCESSING_SECONDS = 5;

/** A user whose address says that nothing more has to be asked: connected at once. */
export async function connectUser(partner: PartnerClient, name: string): Promise<string> {
  const answer = await unwrap(
    partner.POST("/api/v0/application/connect", { body: { email: `${name}+connected@example.com` } }),
  );
  if (answer.status !== "connected") throw new Error(`${name} is ${answer.status}`);
  return answer.apiKey;
}

export async function waitForProcessing(place: Place): Promise<void> {
  await control(place, "POST", "/clock", { advanceSeconds: PROCESSING_SECONDS });
}

/** Creates a connection, lets it be processed and enters the code from the inbox. */
export async function openConnection(
  place: Place,
  user: UserClient,
  body: Schemas["CreateConnectionRequest"],
): Promise<Schemas["ConnectionDetail"]> {
  const { svcLink } = await unwrap(user.POST("/api/v0/svc-link", { body }));
  await waitForProcessing(place);
  const params = { path: { id: svcLink.id } };
  const { standingOrder } = await unwrap(user.GET("/api/v0/svc-link/{id}", { params }));
  const challengeId = standingOrder?.challengeId;
  if (challengeId !== undefined) {
    const [message] = await control<{ code: string }[]>(place, "GET", "/messages?channel=sms");
    const verificationCode = message?.code ?? "";
    await unwrap(user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode } }));
  }
  return unwrap(user.GET("/api/v0/svc-link/{id}", { params }));
}
