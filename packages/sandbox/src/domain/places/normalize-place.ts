/** One spelling for every place that money can be sent to: IBANs may have spaces, the rest any case. */
export function normalizePlace(text: string): string {
  return text.replaceAll(/\s/g, "").toLowerCase();
}
