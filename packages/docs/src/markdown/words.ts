const ACRONYMS = new Map([
  ["hmac", "HMAC"],
  ["otp", "OTP"],
  ["iban", "IBAN"],
  ["kyc", "KYC"],
]);

/** `otp-needed` as a reader writes it: `OTP needed`. */
export function words(kebabCase: string): string {
  return kebabCase
    .split("-")
    .map((word) => ACRONYMS.get(word) ?? word)
    .join(" ");
}

/** `hmacSignature` as a reader writes it: `HMAC signature`. */
export function camelWords(camelCase: string): string {
  return words(camelCase.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`));
}
