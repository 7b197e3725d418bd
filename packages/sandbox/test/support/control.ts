import type { DeliveryView } from "../../src/control/views/view-delivery.ts";
import type { MessageView } from "../../src/control/views/view-message.ts";
import type { UserView } from "../../src/control/views/view-user.ts";
import { type ControlClient, createControlClient } from "../../src/control-client/index.ts";
import type { Reachable } from "./call.ts";

/** The control client, with what the tests of the sandbox itself do all the time. */
export interface ControlCaller extends ControlClient {
  /** Sends whatever it may be, without a token, and answers the refusal too. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
  user(email: string): Promise<UserView>;
  messages(channel?: "sms" | "email"): Promise<readonly MessageView[]>;
  deliveries(): Promise<readonly DeliveryView[]>;
  /** The latest code by SMS, whoever has received it. */
  code(): Promise<string>;
  /** Answers the order that it makes. */
  deposit(to: string, amount: string, currency: string): Promise<string>;
}

export function createControl({ url, fetch }: Reachable, controlToken?: string): ControlCaller {
  const client = createControlClient({ baseUrl: url, fetch, ...(controlToken !== undefined && { controlToken }) });
  const messages: ControlCaller["messages"] = (channel) =>
    client.call("listMessages", { query: channel === undefined ? {} : { channel } });

  return {
    ...client,
    messages,
    send: (method, path, body) =>
      fetch(`${url}/_sandbox${path}`, {
        method,
        ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      }),
    async user(email) {
      const [user] = await client.call("listUsers", { query: { email } });
      if (!user) throw new Error(`no user ${email}`);
      return user;
    },
    deliveries: () => client.call("listDeliveries"),
    async code() {
      const [latest] = await messages("sms");
      return latest?.code ?? "";
    },
    async deposit(to, amount, currency) {
      const { orderId } = await client.call("createDeposit", { body: { to, amount, currency } });
      return orderId;
    },
  };
}
