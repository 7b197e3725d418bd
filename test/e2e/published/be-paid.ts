/** A small integration as a partner writes it: all our packages, strict types, nothing of this repository. */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createPartnerClient, createUserClient, isSvcApiError, unwrap } from "@svc/client";
import { startMock } from "@svc/mock";
import { currencies } from "@svc/openapi";
import { eventExamples } from "@svc/openapi/examples";
import type { ConnectionDetail } from "@svc/openapi/types";
import { validateResponse } from "@svc/openapi/validators";
import { createSandbox } from "@svc/sandbox";
import { createControlClient } from "@svc/sandbox/control";
import { findEventName, parseEvent, type SvcEvent } from "@svc/webhooks";

const events: SvcEvent[] = [];

const receiver = createServer(async (request, response) => {
  const name = findEventName(request.url ?? "");
  const body = await text(request);
  if (name !== undefined) events.push(parseEvent(name, body));
  response.end();
});
receiver.listen(0, "127.0.0.1");
await once(receiver, "listening");
const address = receiver.address();
if (typeof address !== "object" || address === null) throw new Error("The receiver has no port.");

const sandbox = await createSandbox({ clock: "manual", port: 0 });
const { url: baseUrl, application } = sandbox;
const control = createControlClient({ baseUrl });
const partner = createPartnerClient({ baseUrl, apiKey: application.masterKey, apiSecret: application.apiSecret });

const email = "ana@example.com";
const callback = `http://127.0.0.1:${address.port}/hooks/6d1f0c`;
await unwrap(partner.POST("/api/v0/application/connect", { body: { email, callback, ref: "user-42" } }));
const user = createUserClient({ baseUrl, apiKey: await control.approveKyc(email) });

const created = await user.POST("/api/v0/svc-link", {
  body: {
    name: "Savings",
    type: "FIAT_TO_CRYPTO",
    subtype: "ONCHAIN",
    destinationAddress: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  },
});
if (created.error) throw created.error;
await sandbox.advance(5);

const path = { id: created.data.svcLink.id };
const pending: ConnectionDetail = await unwrap(user.GET("/api/v0/svc-link/{id}", { params: { path } }));
const challengeId = pending.standingOrder?.challengeId ?? "";
const confirm = (verificationCode: string) =>
  unwrap(user.POST("/api/v0/svc-link/confirm", { body: { challengeId, verificationCode } }));
const refusal: unknown = await confirm("000000").catch((error: unknown) => error);
await confirm(await control.readCode(email));

const deposit = { to: pending.depositIban ?? "", amount: "10000", currency: "EUR" } as const;
await control.call("createDeposit", { body: deposit });
await sandbox.advance(5);
await sandbox.settled();

const mock = await startMock({ port: 0 });
const { data } = await createUserClient({ baseUrl: mock.url, apiKey: "any-key" }).GET("/api/v0/svc-link");

console.log(
  JSON.stringify({
    refusal: isSvcApiError(refusal) ? refusal.code : String(refusal),
    events: events.map(({ name }) => name),
    examples: Object.keys(eventExamples),
    decimals: currencies.BTC.decimals,
    mocked: validateResponse("listConnections", 200, data),
    problems: sandbox.problems,
  }),
);
await mock.close();
await sandbox.close();
receiver.close();
