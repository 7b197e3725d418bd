const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * On loopback only names of loopback are answered, and the one that a proxy in front is known by: a page that makes its
 * own name point here (DNS rebinding) would otherwise be treated as if it came from us.
 */
export function isOwnHost(host: string, publicUrl: string | null): boolean {
  return LOOPBACK.test(host) || (publicUrl !== null && isHostOf(host, publicUrl));
}

/** Written in whatever case, and with or without the port that goes without saying. */
function isHostOf(host: string, origin: string): boolean {
  const address = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(address) && new URL(address).href === `${origin}/`;
}

export function isLoopback(address: string): boolean {
  return address === "localhost" || address === "127.0.0.1" || address === "::1";
}
