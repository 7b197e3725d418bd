import {
  createPartnerClient,
  createUserClient,
  type PartnerClientOptions,
  type UserClientOptions,
} from "../../src/index.ts";
import { createFakeService, type Reply } from "./fake-service.ts";
import { createManualClock } from "./manual-clock.ts";

export const USER_KEY = "bWFkZS11cC1wZXItdXNlci1rZXktMDAwMDAwMDAwMDE=";
export const MASTER_KEY = "bWFkZS11cC1tYXN0ZXIta2V5LTAwMDAwMDAwMDAwMDE=";
export const API_SECRET = "made-up-secret-for-tests-only";

/** Paths that many tests call. */
export const RATES = "/api/v0/offramp/rates";
export const CONNECTIONS = "/api/v0/svc-link";
export const CONNECT = "/api/v0/application/connect";

/** A body for each of them. */
export const RATE_REQUEST = { ticker: "BTCEUR" } as const;
export const BUY = {
  name: "Savings",
  type: "FIAT_TO_CRYPTO",
  subtype: "ONCHAIN",
  destinationAddress: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
} as const;

/** A user client in front of a fake service, with a clock that stands still and pauses as long as they can be. */
export function userClient(replies: [Reply, ...Reply[]], options: Partial<UserClientOptions> = {}) {
  const clock = createManualClock();
  const service = createFakeService(...replies);
  const basics = { baseUrl: "https://sandbox.svc.example", apiKey: USER_KEY, fetch: service.fetch, random: () => 0.5 };
  return { client: createUserClient({ ...basics, clock, ...options }), clock, seen: service.seen };
}

/** The same for a partner client. */
export function partnerClient(replies: [Reply, ...Reply[]], options: Partial<PartnerClientOptions> = {}) {
  const clock = createManualClock();
  const service = createFakeService(...replies);
  const basics = {
    baseUrl: "https://sandbox.svc.example",
    apiKey: MASTER_KEY,
    fetch: service.fetch,
    random: () => 0.5,
  };
  return { client: createPartnerClient({ ...basics, clock, ...options }), clock, seen: service.seen };
}
