/** A `+` that was not encoded in a query arrives as a space, which no e-mail address and no phone number has. */
export function decodePlus(text: string): string {
  return text.replaceAll(" ", "+");
}
