import type { DeliveryView } from "../../src/control/views/view-delivery.ts";
import type { MessageView } from "../../src/control/views/view-message.ts";
import type { UserView } from "../../src/control/views/view-user.ts";
import type { Reachable } from "./call.ts";

/** The control API, as somebody beside the partner uses it. */
export interface ControlCaller {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  delete(path: string): Promise<void>;
  /** Whatever the answer is. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
  user(email: string): Promise<UserView>;
  messages(channel?: string): Promise<MessageView[]>;
  deliveries(): Promise<DeliveryView[]>;
  /** The latest code by SMS. */
  code(): Promise<string>;
  deposit(to: string, amount: string, currency: string): Promise<string>;
}

export function createControl(sandbox: Reachable): ControlCaller {
  const send = (method: string, path: string, body?: unknown) =>
    sandbox.fetch(`${sandbox.url}/_sandbox${path}`, {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });

  async function read<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
    return response.json();
  }

  const control: ControlCaller = {
    send,
    get: (path) => read("GET", path),
    post: (path, body) => read("POST", path, body),
    async delete(path) {
      await send("DELETE", path);
    },
    async user(email) {
      const [user] = await control.get<UserView[]>(`/users?email=${encodeURIComponent(email)}`);
      if (!user) throw new Error(`no user ${email}`);
      return user;
    },
    messages: (channel) => control.get(channel === undefined ? "/messages" : `/messages?channel=${channel}`),
    deliveries: () => control.get("/deliveries"),
    async code() {
      const [latest] = await control.messages("sms");
      return latest?.code ?? "";
    },
    async deposit(to, amount, currency) {
      const { orderId } = await control.post<{ orderId: string }>("/deposits", { to, amount, currency });
      return orderId;
    },
  };
  return control;
}
