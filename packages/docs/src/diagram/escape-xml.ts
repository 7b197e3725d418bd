const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}
