import { expect, it } from "vitest";
import { listCompletions } from "../../../test/support/list-completions.ts";

const offered = listCompletions(`
  import { createPartnerClient, createUserClient } from "@svc/client";
  declare const partner: ReturnType<typeof createPartnerClient>;
  declare const user: ReturnType<typeof createUserClient>;

  user.GET("/* paths */");
  user.POST("/api/v0/svc-link", { body: { type: "/* types of a connection */" } });
  user.POST("/api/v0/svc-link", { body: { type: "CRYPTO_TO_FIAT", subtype: "/* subtypes of a sell */" } });
  partner.POST("/api/v0/application/connect", { body: { email: "ana@example.com", direction: "/* directions */" } });
  user.GET("/api/v0/svc-link", { /* options of a call without parameters and body */ });
`);

it.each([
  ["paths", ["/api/v0/user/user-id", "/api/v0/svc-link", "/api/v0/svc-link/{id}"]],
  ["types of a connection", ["FIAT_TO_CRYPTO", "CRYPTO_TO_FIAT"]],
  ["subtypes of a sell", ["ONCHAIN", "LN"]],
  ["directions", ["FIAT_TO_CRYPTO", "CRYPTO_TO_FIAT"]],
  ["options of a call without parameters and body", ["headers", "retry", "signal", "timeout"]],
])("an editor offers all %s", (place, expected) => {
  expect(offered.get(place)).toEqual(expected);
});
