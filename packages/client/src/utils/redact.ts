/** A copy of a JSON value in which no text contains one of the secrets. */
export type Redact = <Value>(value: Value) => Value;

/** Proxies and debug pages like to repeat what they were sent, keys included. */
export function createRedact(secrets: readonly string[]): Redact {
  const clean = (text: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, "[secret]"), text);
  return (value) =>
    value === undefined
      ? value
      : JSON.parse(JSON.stringify(value), (_, member: unknown) =>
          typeof member === "string" ? clean(member) : member,
        );
}
