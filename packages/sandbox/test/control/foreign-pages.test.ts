import { describe, expect, onTestFinished, test } from "vitest";
import { createSandbox, type SandboxOptions } from "../../src/index.ts";

async function open(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ clock: "manual", ...options });
  onTestFinished(() => sandbox.close());
  const ask = (path: string, init?: RequestInit) => sandbox.fetch(sandbox.url + path, init);
  return { sandbox, ask };
}

describe("A page of another origin", () => {
  test.each(["cross-site", "same-site"])("cannot load control answers as a script or image: %s", async (site) => {
    const { ask } = await open();
    const headers = { "sec-fetch-site": site, "sec-fetch-mode": "no-cors" };
    expect((await ask("/_sandbox/applications", { headers })).status).toBe(403);
    expect((await ask("/_sandbox/reset", { method: "POST", headers })).status).toBe(403);
  });

  test("may link to them", async () => {
    const { ask } = await open();
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await ask("/_sandbox/health", { headers })).status).toBe(200);
  });

  test("cannot send what merely looks like JSON", async () => {
    const { ask } = await open();
    const headers = { "content-type": "application/jsonlines" };
    const answer = await ask("/_sandbox/users", { method: "POST", headers, body: '{"email":"ana@example.com"}' });
    expect(answer.status).toBe(400);
  });
});

test.each(["/_sandbox/applications", "/_sandbox/nowhere"])(
  "%s is kept by nobody and taken for nothing else",
  async (path) => {
    const { ask } = await open();
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  },
);

test.each(["c2VjcmV0+/==", "%41%", 'quotes"and;signs,'])("the token %s lets a browser in", async (token) => {
  const { sandbox, ask } = await open({ host: "0.0.0.0", controlToken: token });
  const headers = { origin: sandbox.url, "content-type": "application/x-www-form-urlencoded" };
  const signedIn = await ask("/sign-in", { method: "POST", headers, body: `${new URLSearchParams({ token })}` });
  const [cookie = ""] = signedIn.headers.get("set-cookie")?.split(";") ?? [];
  expect((await ask("/users", { headers: { cookie } })).status).toBe(200);
  expect((await ask("/users", { headers: { cookie: `${cookie}x` } })).status).toBe(303);
});

test.each(["whsec_", "whsec_!"])(
  "an application is added with no secret without a key in it: %s",
  async (webhookSecret) => {
    const { ask } = await open();
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ name: "Another wallet", webhookSecret });
    expect((await ask("/_sandbox/applications", { method: "POST", headers, body })).status).toBe(400);
  },
);
