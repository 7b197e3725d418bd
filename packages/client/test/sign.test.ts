import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { sign } from "../src/signing/sign.ts";
import { API_SECRET } from "./support/clients.ts";

it("fits the published vector of a call with a body", () => {
  const message = {
    method: "POST",
    path: "/api/v0/application/connect",
    body: '{"email":"ana@example.com","callback":"https://partner.example/hooks","ref":"user-42"}',
  };

  expect(sign(message, API_SECRET, 1767225600000)).toBe(
    "HMAC 1767225600000:ddc45e2f47fc4ad067c3d5b7eed7b7d2c05e0ab54654207e8f513ec5db048d58",
  );
});

it("fits the published vector of a call without a body", () => {
  const message = { method: "GET", path: "/api/v0/user/user-id", body: undefined };

  expect(sign(message, API_SECRET, 1767225600123)).toBe(
    "HMAC 1767225600123:ecc58258e91afe8c1b2a8fec148715580507c08597204828eb01f7a3988fe2a0",
  );
});

it("hashes the UTF-8 bytes of a body beyond ASCII, as another implementation does", () => {
  const body = '{"name":"Žofia 🦊"}';
  const bodyHash = createHash("md5").update(body, "utf8").digest("hex");
  const expected = createHmac("sha256", API_SECRET).update(`5POST/x${bodyHash}`).digest("hex");

  expect(sign({ method: "POST", path: "/x", body }, API_SECRET, 5)).toBe(`HMAC 5:${expected}`);
});
