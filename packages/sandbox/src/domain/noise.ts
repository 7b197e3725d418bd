const MILLION = 1_000_000;

/** FNV-1a with a final mix: the same on every machine, which floating-point functions are not. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number between -1,000,000 and 1,000,000 that depends on nothing but the text. */
export function noiseAt(text: string): number {
  return (hash32(text) % (2 * MILLION + 1)) - MILLION;
}

/** The same, as a line through one point per period. */
export function smoothNoise(series: string, time: number, period: number): number {
  const index = Math.floor(time / period);
  const position = time - index * period;
  const from = noiseAt(`${series}:${index}`);
  const to = noiseAt(`${series}:${index + 1}`);
  return Math.trunc((from * (period - position) + to * position) / period);
}
