/** Parts of a path that let whoever knows them in: tokens of the hosted pages. */
const PAGE_TOKEN = /^(\/(?:signup|consent|otp)\/)[^/?]+/;

export function maskSecrets(path: string): string {
  return path.replace(PAGE_TOKEN, "$1***");
}
