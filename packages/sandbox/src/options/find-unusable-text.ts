import { readSecret } from "../events/read-secret.ts";
import type { SandboxOptions } from "./sandbox-options.ts";

interface Rule {
  fits(text: string): boolean;
  readonly problem: string;
}

const FILLED: Rule = { fits: (text) => text !== "", problem: "must not be empty" };

/**
 * Texts that lock something, or say where it is kept. An empty one mostly is a variable that nobody has set, and would
 * let everybody in, or keep nothing.
 */
const RULES = {
  // What a header, a cookie and a form all hand on as it is.
  controlToken: { fits: (text) => /^[!-~]+$/.test(text), problem: "takes letters, digits and signs, without spaces" },
  webhookSecret: { fits: (text) => readSecret(text).length > 0, problem: "holds no key: it takes whsec_ and Base64" },
  seed: FILLED,
  data: FILLED,
} satisfies Partial<Record<keyof SandboxOptions, Rule>>;

export interface UnusableText {
  readonly option: keyof typeof RULES;
  /** To be put behind the option's name; does not repeat what was given, which may be a secret. */
  readonly problem: string;
}

export function findUnusableText(options: SandboxOptions): UnusableText | undefined {
  for (const option of ["controlToken", "webhookSecret", "seed", "data"] as const) {
    const text = options[option];
    if (text !== undefined && !RULES[option].fits(text)) return { option, problem: RULES[option].problem };
  }
  return undefined;
}
