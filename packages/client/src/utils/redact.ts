/** A copy of a JSON value in which no text contains one of the secrets; `null` when there is no value. */
export type Redact = (value: unknown) => unknown;

/** Proxies and debug pages like to repeat what they were sent, keys included. */
export function createRedact(secrets: readonly string[]): Redact {
  // A dummy key like "test" is none, and would only garble the text.
  const real = secrets.filter(({ length }) => length > 9);
  const clean = (text: string): string => real.reduce((rest, secret) => rest.replaceAll(secret, "[secret]"), text);
  return (value) =>
    JSON.parse(JSON.stringify(value ?? null), (_, member: unknown) =>
      typeof member === "string" ? clean(member) : member,
    );
}
