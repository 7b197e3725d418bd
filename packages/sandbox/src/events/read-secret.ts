const PREFIX = "whsec_";

/** The key in a secret: Base64 behind the prefix of Standard Webhooks, or else the text itself. */
export function readSecret(secret: string): Buffer {
  return secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), "base64") : Buffer.from(secret);
}
