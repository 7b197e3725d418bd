import { describe, expect, test } from "vitest";
import { maskBody, maskPath } from "../../src/http/api/mask-secrets.ts";

describe("What the request log hides", () => {
  test.each([
    ["a key", '{"status":"connected","apiKey":"c2VjcmV0"}', '{"status":"connected","apiKey":"***"}'],
    [
      "a code",
      '{"challengeId":"ch_1","verificationCode": "123456"}',
      '{"challengeId":"ch_1","verificationCode": "***"}',
    ],
    ["a code of the wrong type", '{"verificationCode":123456,"a":1}', '{"verificationCode":"***","a":1}'],
    ["a value with quotes in it", '{"verificationCode":"12\\"34, 56"}', '{"verificationCode":"***"}'],
    ["a value that was cut off", '{"apiKey":"c2Vjc', '{"apiKey":"***"'],
    [
      "a page's token",
      '{"signupURL":"http://x.localhost/signup/t0ken"}',
      '{"signupURL":"http://x.localhost/signup/***"}',
    ],
    [
      "a callback's token in the path",
      '{"callback":"https://a.example/hooks/t?x=1"}',
      '{"callback":"https://a.example/***"}',
    ],
    [
      "a callback's token behind escaped slashes",
      '{"callback":"https:\\/\\/a.example\\/hooks\\/t"}',
      '{"callback":"https://a.example/***"}',
    ],
    [
      "a callback's token behind a backslash",
      '{"callback":"https://a.example\\\\t"}',
      '{"callback":"https://a.example/***"}',
    ],
    ["a callback without a protocol", '{"callback":"a.example/hooks/t"}', '{"callback":"***"}'],
    ["a callback that was cut off", '{"callback":"https://a.example/ho', '{"callback":"***"'],
    ["callbacks of the wrong type", '{"callback":["https://a.example/t"],"a":1}', '{"callback":"***","a":1}'],
    ["keys of the wrong type", '{"apiKey":["c2VjcmV0"],"masterKey":{"a":"b"}}', '{"apiKey":"***","masterKey":"***"}'],
    ["a callback's password", '{"callback":"https://u:p@a.example"}', '{"callback":"https://a.example/***"}'],
  ])("%s", (_, body, masked) => {
    expect(maskBody(body)).toBe(masked);
  });

  test("a key that was put into the query", () => {
    expect(maskPath("/api/v0/svc-link?api-key=c2VjcmV0&limit=1")).toBe("/api/v0/svc-link?api-key=***&limit=1");
  });

  test("nothing else", () => {
    const body = '{"email":"ana@example.com","name":"apiKey","ref":"u-1"}';
    expect(maskBody(body)).toBe(body);
    expect(maskPath("/api/v0/svc-link?a=signup")).toBe("/api/v0/svc-link?a=signup");
  });
});
