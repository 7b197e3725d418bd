/** `connectionStatus` as people write it. */
export function words(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
