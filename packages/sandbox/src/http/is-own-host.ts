const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * On loopback only names of loopback are answered: a page that makes its own name point here (DNS rebinding) would
 * otherwise be treated as if it came from us.
 */
export function isOwnHost(host: string): boolean {
  return LOOPBACK.test(host);
}

export function isLoopback(address: string): boolean {
  return address === "localhost" || address === "127.0.0.1" || address === "::1";
}
