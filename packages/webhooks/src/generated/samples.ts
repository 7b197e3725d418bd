// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

import type { Events } from "./event-types.ts";

/** One body for each way an event can look, to try your handlers with. */
export const samples = {
  verificationStatus: {
    approved: {
      userId: "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11",
      apikey: "bWFkZS11cC1wZXItdXNlci1rZXktMDAwMDAwMDAwMDE=",
      verificationStatus: "APPROVED",
      ref: "user-42",
    },
  },
  orderStatus: {
    successful: {
      orderId: "d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e77",
      status: "SUCCESSFUL",
      userId: "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11",
      sourceId: "user-42",
      ref: "user-42",
      sourceAmount: "153000000",
      sourceCurrency: "USDC",
      destinationAmount: "12992",
      destinationCurrency: "EUR",
      price: { price: "0.8492", currency: "EUR" },
      timestamp: "2026-01-02T18:31:00.000Z",
    },
    failed: {
      orderId: "6f0b3c9d-7e15-4a28-b4d9-1c8e5a20f763",
      status: "FAILED",
      userId: "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11",
      sourceId: "user-42",
      ref: "user-42",
      sourceAmount: "500000",
      sourceCurrency: "USDC",
      destinationAmount: "0",
      destinationCurrency: "EUR",
      price: { price: "0.8492", currency: "EUR" },
      timestamp: "2026-01-02T19:05:00.000Z",
    },
  },
  connectionStatus: {
    buy: {
      svcLinkId: "0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a10",
      direction: "FIAT_TO_CRYPTO",
      status: "active",
      ref: "user-42",
      depositIban: "LT121000011101001000",
    },
    sellOnChain: {
      svcLinkId: "c41e0d27-95f8-4a3b-8e6d-7b20f3a91c54",
      direction: "CRYPTO_TO_FIAT",
      status: "active",
      ref: "user-42",
      depositAddress: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    },
    sellLightning: {
      svcLinkId: "5d9a4c7e-18b2-4f0d-a6c3-92e7b1d04f38",
      direction: "CRYPTO_TO_FIAT",
      status: "active",
      ref: "user-42",
      lnAddress: "ana-novak@ln.svc.example",
    },
  },
} as const satisfies {
  [Name in keyof Events]: Readonly<Record<string, Events[Name]>>;
};
