import { createPartnerClient, createUserClient, unwrap } from "@svc/client";
import type { Sandbox } from "@svc/sandbox";

const CALLBACK = "https://partner.example/hooks/6d1f0c";
const BTC_ADDRESS = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
export const PROCESSING_SECONDS = 5;

/** What a partner does while somebody looks at the pages. */
export interface Partner {
  connect(email: string): Promise<{ readonly apiKey?: string | undefined }>;
  /** Connects a user and asks for a connection with it. */
  connectToBuy(email: string): Promise<void>;
  /** A connected user with a connection that waits for its code. */
  createPending(): Promise<void>;
}

export function actAsPartner(sandbox: Sandbox): Partner {
  const baseUrl = sandbox.url;
  const { masterKey: apiKey, apiSecret } = sandbox.application;
  const client = createPartnerClient({ baseUrl, apiKey, apiSecret });

  const partner: Partner = {
    async connect(email) {
      const body = { email, callback: CALLBACK, ref: "user-42" };
      const answer = await unwrap(client.POST("/api/v0/application/connect", { body }));
      return "apiKey" in answer ? { apiKey: answer.apiKey } : {};
    },

    async connectToBuy(email) {
      const buy = { direction: "FIAT_TO_CRYPTO", btcAddress: BTC_ADDRESS, currency: "BTC", network: "BTC" } as const;
      await unwrap(client.POST("/api/v0/application/connect", { body: { email, callback: CALLBACK, ...buy } }));
    },

    async createPending() {
      const { apiKey: userKey } = await partner.connect("ana+connected@example.com");
      if (userKey === undefined) throw new Error("no key");
      const user = createUserClient({ baseUrl, apiKey: userKey });
      const body = {
        name: "Savings",
        type: "FIAT_TO_CRYPTO",
        subtype: "ONCHAIN",
        destinationAddress: BTC_ADDRESS,
        network: "BTC",
      } as const;
      await unwrap(user.POST("/api/v0/svc-link", { body }));
      await sandbox.advance(PROCESSING_SECONDS);
      await sandbox.settled();
    },
  };
  return partner;
}
