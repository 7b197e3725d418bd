import type { Sandbox } from "@svc/sandbox";

interface User {
  readonly userId: string;
  readonly email: string;
  readonly phone: string;
  readonly beneficiaries: readonly { readonly beneficiaryId: string; readonly iban: string }[];
  readonly whitelistedAddresses: readonly { readonly whitelistedAddressId: string; readonly network: string }[];
}

interface Message {
  readonly code: string | null;
  readonly links: readonly string[];
}

export interface Fault {
  readonly operationId: string;
  readonly errorCode: string;
  readonly times: number;
}

export interface Deposit {
  readonly to: string;
  /** In the smallest unit of the currency. */
  readonly amount: string;
  readonly currency: string;
}

/** What happens outside the API: the user, the user's phone, the user's money, and a service that fails. */
export interface Control {
  /** A registered user who has passed KYC and is connected to nobody. */
  addUser(email: string): Promise<User>;
  findUser(email: string): Promise<User>;
  decideKyc(email: string, decision: "APPROVED" | "REJECTED"): Promise<void>;
  grantConsent(email: string): Promise<void>;
  revokeKey(email: string): Promise<void>;
  /** The code that the user's phone received last. */
  readCode(email: string): Promise<string>;
  /** Has the user enter it on the page that the message links to. */
  enterCode(email: string): Promise<void>;
  /** How many codes the user's phone has received. */
  countCodes(email: string): Promise<number>;
  deposit(deposit: Deposit): Promise<string>;
  addFault(fault: Fault): Promise<void>;
}

export function createControl(sandbox: Sandbox): Control {
  const applicationId = sandbox.application.id;

  async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
    const response = await sandbox.fetch(`${sandbox.url}/_sandbox${path}`, {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
    return JSON.parse(text);
  }

  async function findUser(email: string): Promise<User> {
    const [user] = await call<User[]>("GET", `/users?email=${encodeURIComponent(email)}`);
    if (!user) throw new Error(`there is no user ${email}`);
    return user;
  }

  async function listCodes(email: string): Promise<Message[]> {
    const { phone } = await findUser(email);
    return call("GET", `/messages?channel=sms&to=${encodeURIComponent(phone)}`);
  }

  async function readLatest(email: string): Promise<{ code: string; link: string }> {
    const [latest] = await listCodes(email);
    const [link] = latest?.links ?? [];
    if (!latest?.code || link === undefined) throw new Error(`${email} has received no code`);
    return { code: latest.code, link };
  }

  async function change(email: string, what: string, body: unknown): Promise<void> {
    const { userId } = await findUser(email);
    await call("POST", `/users/${userId}/${what}`, body);
  }

  return {
    findUser,
    addUser: (email) => call("POST", "/users", { email }),
    decideKyc: (email, decision) => change(email, "kyc", { decision }),
    grantConsent: (email) => change(email, "consent", { applicationId, decision: "GRANTED" }),
    revokeKey: (email) => change(email, "revoke-key", { applicationId }),
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
    async deposit(deposit) {
      const { orderId } = await call<{ orderId: string }>("POST", "/deposits", deposit);
      return orderId;
    },
    async addFault(fault) {
      await call("POST", "/faults", fault);
    },
  };
}
