/** Whether every database keeps a text as it is: not with the character NUL, nor with half of a character. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
