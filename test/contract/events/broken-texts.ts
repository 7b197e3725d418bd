/** Texts that a member must not hold, by the pointer to the member, for each event. */
export const brokenTexts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  verificationStatus: {
    "/userId": [
      "",
      "42",
      "4a1f7a52-6a0e-4b53-8b1e",
      "4a1f7a526a0e4b538b1e5e0c9a7d2c11zz",
      "4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c1g",
      "{4a1f7a52-6a0e-4b53-8b1e-5e0c9a7d2c11}",
    ],
    "/apikey": [""],
  },
  orderStatus: {
    "/orderId": ["", "42", "d2719f0c-6c0e-4d3f-8f57", "d2719f0c-6c0e-4d3f-8f57-3b3a2f4c9e7x"],
    "/userId": [""],
    "/sourceAmount": ["", "-1", "1.5", "1e6", "0x10", " 1", "1 000"],
    "/destinationAmount": ["", "-12992", "129.92", "129,92", "€12992"],
    "/price/price": ["", "-0.8492", "0,8492", ".8492", "0.", "8e-1"],
    "/timestamp": [
      "",
      "yesterday",
      "2026-01-02",
      "2026-13-02T18:31:00.000Z",
      "2026-01-02T25:31:00.000Z",
      "1767378660000",
    ],
  },
  connectionStatus: {
    "/svcLinkId": ["", "42", "0b8e6f3c-3d0e-4f51-9d37", "0b8e6f3c-3d0e-4f51-9d37-0d7a5c1f2a1x"],
    "/direction": ["", "fiat_to_crypto", "BUY"],
    "/depositIban": ["", "LT", "lt121000011101001000", "LT12-1000-0111-0100-1000", "121000011101001000LT"],
    "/depositAddress": [""],
    "/lnAddress": ["", "ana-novak", "@ln.svc.example", "ana@novak@ln.svc.example"],
  },
};
