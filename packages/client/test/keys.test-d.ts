import { createPartnerClient, createUserClient } from "../src/index.ts";

const options = { baseUrl: "https://sandbox.svc.example", apiKey: "made-up" };
const partner = createPartnerClient(options);
const user = createUserClient(options);

// Rates take either kind of key.
partner.POST("/api/v0/offramp/rates", { body: { ticker: "BTCEUR" } });
user.POST("/api/v0/offramp/rates", { body: { ticker: "BTCEUR" } });

// @ts-expect-error connectUser takes the master key.
user.POST("/api/v0/application/connect", { body: { email: "ana@example.com" } });

// @ts-expect-error getConnectStatus takes the master key.
user.GET("/api/v0/application/connect/status", { params: { query: { email: "ana@example.com" } } });

// @ts-expect-error getUserId takes the per-user key.
partner.GET("/api/v0/user/user-id");

// @ts-expect-error listConnections takes the per-user key.
partner.GET("/api/v0/svc-link");

// @ts-expect-error getBalance takes the per-user key.
partner.POST("/api/v0/account/get-balance", { body: { currency: "EUR" } });

// @ts-expect-error A path with a slash at its end is another path.
user.POST("/api/v0/account/transactions/");

// @ts-expect-error Rates are a POST.
user.GET("/api/v0/offramp/rates");

// @ts-expect-error No such path.
user.GET("/api/v0/nothing");

// @ts-expect-error A user client signs nothing, so it is given no secret.
createUserClient({ ...options, apiSecret: "made-up" });

// @ts-expect-error There is no default environment.
createUserClient({ apiKey: "made-up" });

// What a program may or may not have been given can be handed on as it is.
declare const given: { fetch: typeof fetch | undefined; signal: AbortSignal | undefined };
createPartnerClient({ ...options, apiSecret: undefined, fetch: given.fetch, timeout: undefined, retry: undefined });
user.GET("/api/v0/svc-link", { signal: given.signal, timeout: { attemptMs: undefined } });
