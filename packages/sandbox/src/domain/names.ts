/** Names are compared and kept without the white space around them. */
export function normalizeName(name: string): string {
  return name.trim();
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
