const PROTOCOLS = ["http:", "https:"];

/** What is wrong with it does not say it: there may be a password in it. */
export const NO_PUBLIC_URL = "takes an address like https://sandbox.example, with nothing behind its host and port";

/** The origin of a public URL; undefined for what is none. Pages and calls have fixed paths, so it has no path. */
export function readPublicUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return PROTOCOLS.includes(protocol) && href === `${origin}/` ? origin : undefined;
}
