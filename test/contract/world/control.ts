import type { Sandbox } from "@svc/sandbox";
import { type ControlClient, createControlClient } from "@svc/sandbox/control";

/** What happens outside the API: the user, the user's phone, the user's money, and a service that fails. */
export interface Control extends Pick<ControlClient, "call"> {
  /** A registered user who has passed KYC and is connected to nobody. */
  addUser(email: string): Promise<void>;
  decideKyc(email: string, decision: "APPROVED" | "REJECTED"): Promise<void>;
  grantConsent(email: string): Promise<void>;
  revokeKey(email: string): Promise<void>;
  /** The code that the user's phone received last. */
  readCode(email: string): Promise<string>;
  /** Has the user enter it on the page that the message links to. */
  enterCode(email: string): Promise<void>;
  /** How many codes the user's phone has received. */
  countCodes(email: string): Promise<number>;
  /** Money arrives; `amount` is in the smallest unit of the currency. Answers the order that it makes. */
  deposit(deposit: { readonly to: string; readonly amount: string; readonly currency: string }): Promise<string>;
}

export function createControl(sandbox: Sandbox): Control {
  const { call } = createControlClient({ baseUrl: sandbox.url, fetch: sandbox.fetch });
  const applicationId = sandbox.application.id;

  async function findUser(email: string) {
    const [user] = await call("listUsers", { query: { email } });
    if (!user) throw new Error(`there is no user ${email}`);
    return user;
  }

  async function listCodes(email: string) {
    const { phone } = await findUser(email);
    return call("listMessages", { query: { to: phone, channel: "sms" } });
  }

  async function readLatest(email: string): Promise<{ code: string; link: string }> {
    const [latest] = await listCodes(email);
    const [link] = latest?.links ?? [];
    if (!latest?.code || link === undefined) throw new Error(`${email} has received no code`);
    return { code: latest.code, link };
  }

  async function pathTo(email: string): Promise<{ userId: string }> {
    const { userId } = await findUser(email);
    return { userId };
  }

  return {
    call,
    async addUser(email) {
      await call("createUser", { body: { email } });
    },
    async decideKyc(email, decision) {
      await call("decideKyc", { path: await pathTo(email), body: { decision } });
    },
    async grantConsent(email) {
      await call("decideConsent", { path: await pathTo(email), body: { applicationId, decision: "GRANTED" } });
    },
    async revokeKey(email) {
      await call("revokeKey", { path: await pathTo(email), body: { applicationId } });
    },
    readCode: async (email) => (await readLatest(email)).code,
    async enterCode(email) {
      const { code, link } = await readLatest(email);
      const response = await sandbox.fetch(link, {
        method: "POST",
        // As a browser does it: forms from elsewhere are refused.
        headers: { origin: sandbox.url },
        body: new URLSearchParams({ code }),
      });
      if (response.status >= 400) throw new Error(`${link} answered ${response.status} ${await response.text()}`);
    },
    countCodes: async (email) => (await listCodes(email)).length,
    async deposit(body) {
      const { orderId } = await call("createDeposit", { body });
      return orderId;
    },
  };
}
