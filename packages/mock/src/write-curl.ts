export interface CurlRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Writes a command for a POSIX shell. */
export function writeCurl({ url, method, headers, body }: CurlRequest): string {
  const options = [
    // With `-d`, POST is what curl does anyway.
    ...(method === (body === undefined ? "GET" : "POST") ? [] : ["-X", method]),
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", quote(`${name}: ${value}`)]),
    ...(body === undefined ? [] : ["-d", quote(JSON.stringify(body))]),
  ];
  return ["curl", "-sS", quote(url), ...options].join(" ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
