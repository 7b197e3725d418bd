import { basename } from "node:path";
import type { Proof } from "./proof.ts";

const SEPARATOR = " > ";

/**
 * Finds what a reference means: the title of a test or scenario, with the file's name or titles of groups before it
 * where several share a title, as in `otp.test.ts > an unknown challenge is not found`. Answers what is wrong otherwise.
 */
export function findProof(reference: string, proofs: readonly Proof[]): Proof | string {
  const places = reference.split(SEPARATOR);
  const title = places.pop();
  const found = proofs.filter(
    (proof) =>
      proof.title === title && places.every((place) => [basename(proof.file), ...proof.within].includes(place)),
  );
  const [proof, ...others] = found;
  if (proof && others.length === 0) return proof;
  if (!proof) return `No test and no scenario is called "${reference}".`;
  const candidates = found.map(({ file, line }) => `${file}:${line}`).join(", ");
  return `Several are called "${reference}": ${candidates}. Put the file's name or the group's title and "${SEPARATOR}" before it.`;
}
