import { describe, expect, it } from "vitest";
import type { Call } from "../src/samples/read-call.ts";
import { writeCurl } from "../src/samples/write-curl.ts";
import { writeLiteral } from "../src/samples/write-literal.ts";
import { writeTypeScript } from "../src/samples/write-typescript.ts";

const call: Call = {
  baseUrl: "http://127.0.0.1:4010",
  method: "POST",
  route: "/things/{id}",
  pathValues: { id: "a b" },
  queryValues: {},
  body: { name: "Ana's" },
  keys: ["userKey"],
  isSigned: false,
};

describe("a command", () => {
  it("survives the shell, whatever the values hold", () => {
    expect(writeCurl(call)).toBe(
      [
        "curl http://127.0.0.1:4010/things/a%20b \\",
        "  -H 'api-key: your-user-key' \\",
        "  -H 'content-type: application/json' \\",
        "  -d '{",
        `  "name": "Ana'\\''s"`,
        "}'",
      ].join("\n"),
    );
  });

  it("puts the query where it is read easily", () => {
    const query = { ...call, method: "GET", body: undefined, queryValues: { email: "ana+1@example.com" } };
    expect(writeCurl(query)).toContain(
      "curl --get http://127.0.0.1:4010/things/a%20b \\\n  --data-urlencode 'email=ana+1@example.com'",
    );
  });

  it("names a method that curl would not choose", () => {
    expect(writeCurl({ ...call, body: undefined })).toMatch(/^curl -X POST /);
  });
});

describe("a call of the client", () => {
  it("has placeholders and values where the client wants them", () => {
    expect(writeTypeScript(call)).toBe(
      [
        'import { createUserClient } from "@svc/client";',
        "",
        "const client = createUserClient({",
        '  baseUrl: "http://127.0.0.1:4010",',
        '  apiKey: "your-user-key",',
        "});",
        "",
        'const { data, error } = await client.POST("/things/{id}", {',
        '  params: { path: { id: "a b" } },',
        `  body: { name: "Ana's" },`,
        "});",
        "if (error) throw error;",
        "console.log(data);",
      ].join("\n"),
    );
  });

  it("brings the secret only when the call is signed", () => {
    const connect = { ...call, keys: ["masterKey"] };
    expect(writeTypeScript({ ...connect, isSigned: true })).toContain('apiSecret: "your-api-secret"');
    expect(writeTypeScript(connect)).not.toContain("apiSecret");
  });
});

describe("a literal", () => {
  it("stays on one line while it fits", () => {
    expect(writeLiteral({ a: [1, true, null], "b-c": "d", e: {} })).toBe('{ a: [1, true, null], "b-c": "d", e: {} }');
  });

  it("has one member to a line when it does not", () => {
    const long = "x".repeat(40);
    expect(writeLiteral({ a: [long, long] }, "f(")).toBe(`f({\n  a: [\n    "${long}",\n    "${long}",\n  ],\n}`);
  });
});
