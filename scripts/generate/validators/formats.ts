import { fullFormats } from "ajv-formats/dist/formats.js";

interface Format {
  /** What a value must be, for messages. */
  readonly phrase: string;
  readonly expression: RegExp;
}

/**
 * Formats as regular expressions, which ajv writes into the generated code: nothing has to be loaded at run time.
 * Those that ajv-formats checks with functions, or more loosely than we promise, are our own.
 */
export const formats: Readonly<Record<string, Format>> = {
  uuid: { phrase: "a UUID", expression: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i },
  "date-time": {
    phrase: "an ISO 8601 date and time",
    expression:
      /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
  },
  uri: { phrase: "an absolute URL", expression: /^[a-z][a-z0-9+.-]*:(?!\/\/(?:[/?#]|$))[^\s"<>\\^`{|}]+$/i },
  email: { phrase: "an e-mail address", expression: borrow("email") },
  ipv4: { phrase: "an IPv4 address", expression: borrow("ipv4") },
  ipv6: { phrase: "an IPv6 address", expression: borrow("ipv6") },
};

function borrow(name: keyof typeof fullFormats): RegExp {
  const format = fullFormats[name];
  if (!(format instanceof RegExp)) throw new Error(`ajv-formats checks ${name} with a function; write an expression`);
  return format;
}
