/** How often a code can still be entered. */
export function attemptsText(left: number): string {
  if (left === 0) return "No attempt left: ask for another code.";
  return left === 1 ? "One attempt left." : `${left} attempts left.`;
}
