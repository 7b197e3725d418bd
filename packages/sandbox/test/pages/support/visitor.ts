import type { Sandbox } from "../../../src/index.ts";

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where a form leads to; empty for pages. */
  readonly location: string;
}

/** Somebody with a browser, but without scripts. */
export interface Visitor {
  see(path: string): Promise<Seen>;
  /** Sends a form as browsers do, and stays on it. */
  submit(path: string, fields?: Readonly<Record<string, string>>, headers?: HeadersInit): Promise<Seen>;
  /** Sends a form and looks at the page that follows. */
  submitAndSee(path: string, fields?: Readonly<Record<string, string>>): Promise<Seen>;
}

export function createVisitor(sandbox: Pick<Sandbox, "url" | "fetch">, cookie = ""): Visitor {
  async function ask(path: string, init: RequestInit = {}): Promise<Seen> {
    const { status, headers, ...response } = await read(await sandbox.fetch(sandbox.url + path, init));
    return { status, headers, text: response.text, location: headers.get("location") ?? "" };
  }

  const visitor: Visitor = {
    see: (path) => ask(path, { headers: { cookie } }),
    submit: (path, fields = {}, headers = { origin: sandbox.url, "sec-fetch-site": "same-origin" }) =>
      ask(path, {
        method: "POST",
        headers: { cookie, ...Object.fromEntries(new Headers(headers)) },
        body: new URLSearchParams(fields),
      }),
    async submitAndSee(path, fields) {
      const { status, location, text } = await visitor.submit(path, fields);
      if (status !== 303) throw new Error(`the form at ${path} answered ${status}: ${text}`);
      return visitor.see(location);
    },
  };
  return visitor;
}

async function read(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What stands on a page, without its tags. */
export function textOf({ text }: Pick<Seen, "text">): string {
  return text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}
