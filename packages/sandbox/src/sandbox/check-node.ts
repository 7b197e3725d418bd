const OLDEST = 24;

/** An older Node lacks what the sandbox is built on, `node:sqlite` for one, and would say so in words that lead nowhere. */
export function checkNode(version = process.versions.node): void {
  const [major] = version.split(".");
  if (Number(major) < OLDEST) throw new Error(`Node ${OLDEST} or newer is needed, and this is ${version}`);
}
