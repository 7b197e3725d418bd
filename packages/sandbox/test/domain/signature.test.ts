import { describe, expect, test } from "vitest";
import { checkSignature } from "../../src/domain/signature.ts";

const SECRET = "made-up-secret-for-tests-only";
const MINUTE_MS = 60_000;

/** The published vectors. */
const post = {
  header: "HMAC 1767225600000:ddc45e2f47fc4ad067c3d5b7eed7b7d2c05e0ab54654207e8f513ec5db048d58",
  method: "POST",
  path: "/api/v0/application/connect",
  body: new TextEncoder().encode(
    '{"email":"ana@example.com","callback":"https://partner.example/hooks","ref":"user-42"}',
  ),
};
const get = {
  header: "HMAC 1767225600123:ecc58258e91afe8c1b2a8fec148715580507c08597204828eb01f7a3988fe2a0",
  method: "GET",
  path: "/api/v0/user/user-id",
  body: new Uint8Array(),
};

describe("Signatures of requests", () => {
  const now = 1_767_225_600_000;

  test.each([post, get])("the vector for $method $path is right", (request) => {
    expect(checkSignature(request, SECRET, now, 300)).toBeUndefined();
  });

  test("every part is signed", () => {
    const others = [{ method: "PUT" }, { path: "/api/v0/other" }, { body: new Uint8Array([1]) }];
    for (const change of others) {
      expect(checkSignature({ ...post, ...change }, SECRET, now, 300)).toBe("SIGNATURE_INVALID");
    }
    expect(checkSignature(post, "other", now, 300)).toBe("SIGNATURE_INVALID");
  });

  test("the timestamp may be off by as much as is tolerated, and no more", () => {
    expect(checkSignature(post, SECRET, now + 5 * MINUTE_MS, 300)).toBeUndefined();
    expect(checkSignature(post, SECRET, now + 5 * MINUTE_MS + 1, 300)).toBe("SIGNATURE_EXPIRED");
    expect(checkSignature(post, SECRET, now - 5 * MINUTE_MS - 1, 300)).toBe("SIGNATURE_EXPIRED");
  });

  test("a missing header is told from a malformed one", () => {
    expect(checkSignature({ ...post, header: undefined }, SECRET, now, 300)).toBe("SIGNATURE_MISSING");
    expect(checkSignature({ ...post, header: "HMAC 1:2" }, SECRET, now, 300)).toBe("SIGNATURE_INVALID");
  });
});
