import type { ControlClient } from "./create-control-client.ts";

/** What nearly every test does, in one line each. They throw an Error that says what is missing when it cannot be done. */
export interface ControlShortcuts {
  /**
   * Lets the user with this e-mail address pass KYC, and answers the per-user key that follows. A connect call has to
   * have come before.
   */
  approveKyc(email: string): Promise<string>;
  /**
   * Lets the user consent to the sandbox's first application, and answers the per-user key that follows. For users who
   * are registered already (`+registered`), once a connect call has asked.
   */
  grantConsent(email: string): Promise<string>;
  /** The six digits that the user's phone has received last. */
  readCode(email: string): Promise<string>;
}

export function createShortcuts(call: ControlClient["call"]): ControlShortcuts {
  async function findUser(email: string) {
    const [user] = await call("listUsers", { query: { email } });
    if (!user) throw new Error(`there is no user ${email}`);
    return user;
  }

  return {
    async approveKyc(email) {
      const { userId } = await findUser(email);
      const { keys } = await call("decideKyc", { path: { userId }, body: { decision: "APPROVED" } });
      return keyOf(email, keys);
    },
    async grantConsent(email) {
      const { userId } = await findUser(email);
      const [application] = await call("listApplications");
      const body = { applicationId: application?.id ?? "", decision: "GRANTED" } as const;
      const { keys } = await call("decideConsent", { path: { userId }, body });
      return keyOf(email, keys);
    },
    async readCode(email) {
      const { phone } = await findUser(email);
      const [message] = await call("listMessages", { query: { to: phone, channel: "sms" } });
      if (!message?.code) throw new Error(`${email} has received no code`);
      return message.code;
    },
  };
}

function keyOf(email: string, keys: readonly { apiKey: string; revoked: boolean }[]): string {
  const key = keys.find(({ revoked }) => !revoked);
  if (!key) throw new Error(`${email} has no key: connect the user first`);
  return key.apiKey;
}
