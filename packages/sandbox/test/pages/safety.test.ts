import { describe, expect, test } from "vitest";
import { createSandbox } from "../../src/index.ts";
import { createActive } from "../support/connections.ts";
import { buy } from "../support/requests.ts";
import { useWorld } from "../support/world.ts";
import { createVisitor, textOf } from "./support/visitor.ts";

const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

describe("Every page", () => {
  const world = useWorld({ name: "SQLite", open: async () => ({}) });
  const visitor = () => createVisitor(world.sandbox);

  /** One address of each kind, with something to show on it. */
  async function listPages(): Promise<string[]> {
    const user = await world.connect();
    await world.partner.call("connectUser", { body: { email: "bob@example.com" } });
    await world.partner.call("connectUser", { body: { email: "bob+registered@example.com" } });
    const { svcLink } = await createActive(world, user, buy({ name: `<script>alert("'1'")</script>` }));
    const { userId } = await world.control.user("ana+connected@example.com");
    const [delivery] = await world.control.deliveries();
    const messages = [...(await world.control.messages("sms")), ...(await world.control.messages("email"))];
    const links = messages.flatMap((message) => message.links);
    return [
      ...["/", "/users", "/connections", "/inbox", "/deposits", "/deliveries", "/requests", "/faults", "/sign-in"],
      ...[`/connections/${svcLink.id}`, `/deliveries/${delivery?.id}`],
      ...["", "/integrations", "/history"].map((tab) => `/account/${userId}${tab}`),
      ...links.map((link) => new URL(link).pathname),
      "/connections/missing",
    ];
  }

  test("is protected by a strict policy and keeps to it, whatever it shows", async () => {
    const pages = await listPages();
    expect(new Set(pages).size).toBeGreaterThanOrEqual(18);
    for (const page of pages) {
      const { headers, text } = await visitor().see(page);
      const policy = headers.get("content-security-policy")?.split("; ") ?? [];
      expect(Object.fromEntries(policy.map((rule) => rule.split(/ (.*)/s)))).toEqual(POLICY);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(text.match(/<script(?! type="module" src="\/_sandbox-assets\/)|<style|\sstyle=|\son[a-z]+=/gi)).toBeNull();
      const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
      expect(ids.length, page).toBe(new Set(ids).size);
    }
  });

  test("finds its stylesheet, script and icon, which may be kept for good", async () => {
    const { text } = await visitor().see("/");
    const assets = [...text.matchAll(/"(\/_sandbox-assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
    expect(assets).toHaveLength(3);
    for (const asset of assets) {
      const { status, headers } = await visitor().see(asset);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toContain("immutable");
    }
    expect(await visitor().see("/_sandbox-assets/any/package.json")).toMatchObject({ status: 404 });
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" }],
    ["another port of this machine", { "sec-fetch-site": "same-site", origin: "http://svc-sandbox.localhost:3000" }],
    ["a page that hides where it is from", { "sec-fetch-site": "cross-site", origin: "null" }],
    ["an old browser on another site", { origin: "https://elsewhere.example" }],
  ])("refuses forms from %s", async (_where, headers) => {
    const forms = ["/reset", "/clock", "/users", "/faults", "/deposits", "/applications", "/otp/any", "/signup/any"];
    for (const form of forms) {
      expect(await visitor().submit(form, { sure: "yes" }, headers)).toMatchObject({ status: 403 });
    }
  });

  test("refuses a form that is too large", async () => {
    expect(await visitor().submit("/users", { email: "a".repeat(70_000) })).toMatchObject({ status: 413 });
  });

  test("leaves unknown addresses to the API's own answer", async () => {
    const { status, text } = await visitor().see("/nowhere");
    expect([status, JSON.parse(text).errorCode]).toEqual([404, "ROUTE_NOT_FOUND"]);
  });
});

describe("Where others can reach the sandbox", () => {
  const TOKEN = "made-up-control-token";

  test("its pages ask for the control token, and the hosted ones do not", async () => {
    await using sandbox = await openGuarded();
    const stranger = createVisitor(sandbox);
    for (const page of ["/", "/users", "/account/any", "/inbox?to=ana"]) {
      const { status, location } = await stranger.see(page);
      expect([status, location]).toEqual([303, `/sign-in?${new URLSearchParams({ back: page })}`]);
    }
    expect(await stranger.submit("/reset", { sure: "yes" })).toMatchObject({
      status: 303,
      location: "/sign-in?back=%2Freset",
    });
    expect(await stranger.see("/otp/guess")).toMatchObject({ status: 404 });

    const wrong = await stranger.submitAndSee("/sign-in", { token: "guess", back: "/users" });
    expect(textOf(wrong)).toContain("This is not the token");
    const right = await stranger.submit("/sign-in", { token: TOKEN, back: "/users" });
    expect(right.location).toBe("/users?notice=signed-in");
    const cookie = right.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    const known = createVisitor(sandbox, cookie.split(";")[0]);
    expect(textOf(await known.see("/users"))).toContain("Everybody who was connected");
  });

  async function openGuarded() {
    const sandbox = await createSandbox({ clock: "manual", host: "0.0.0.0", controlToken: TOKEN });
    return { ...sandbox, [Symbol.asyncDispose]: () => sandbox.close() };
  }
});
