import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const BLOCK = 512;

/**
 * Writes a package's folder as a tar archive. The command would write files that share their content, as pnpm stores
 * them, as links to each other, and npm leaves out links.
 */
export function* writeTar(folder: string): Generator<Buffer> {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.parentPath.startsWith(join(folder, "node_modules"))) continue;
    const path = join(file.parentPath, file.name);
    const content = readFileSync(path);
    yield writeHeader(`package${path.slice(folder.length)}`, statSync(path).mode & 0o777, content.length);
    yield content;
    yield Buffer.alloc(-content.length & (BLOCK - 1));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The header of a file, in the ustar format: its fields stand at fixed places, numbers as octal text. */
function writeHeader(path: string, mode: number, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  // A path of more than 100 bytes is cut in two, between folders.
  const cut = path.length > 100 ? path.indexOf("/", path.length - 101) : -1;
  header.write(path.slice(cut + 1), 0);
  header.write(path.slice(0, Math.max(cut, 0)), 345);
  header.write(mode.toString(8).padStart(7, "0"), 100);
  header.write(size.toString(8).padStart(11, "0"), 124);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  // The sum is taken with spaces in its own place.
  header.write(" ".repeat(8), 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0`, 148);
  return header;
}
