import type { createControlClient } from "../../src/control-client/index.ts";

declare const control: ReturnType<typeof createControlClient>;

control.call("listApplications");
control.call("listUsers");
control.call("listUsers", { query: { email: "ana@example.com" } });
control.call("createApplication", { body: { name: "Other" } });
control.call("decideKyc", { path: { userId: "made-up" }, body: { decision: "APPROVED" } });
control.call("createFault", { body: { operationId: "getRate", errorCode: "RATE_LIMITED", times: 1 } });

// @ts-expect-error A deposit has to say what is sent where.
control.call("createDeposit");

// @ts-expect-error Whose KYC?
control.call("decideKyc", { body: { decision: "APPROVED" } });

// @ts-expect-error Users are not listed by their names.
control.call("listUsers", { query: { name: "Ana" } });

// @ts-expect-error Listing takes no body.
control.call("listApplications", { body: {} });

// @ts-expect-error No call of the API has this name.
control.call("createFault", { body: { operationId: "getRates", errorCode: "RATE_LIMITED" } });

// @ts-expect-error The API knows no such code.
control.call("createFault", { body: { operationId: "getRate", errorCode: "RATE_LIMIT" } });

// @ts-expect-error The stream of events is for an EventSource.
control.call("streamEvents");
