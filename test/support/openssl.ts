/** Stands in for `openssl dgst -md5 -r` and `openssl dgst -sha256 -hmac <key> -r` on machines without openssl. */
import { createHash, createHmac } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  // openssl's options begin with a single hyphen.
  args: process.argv.slice(3).map((arg) => arg.replace(/^-(?=md5$|sha256$|hmac$)/, "--")),
  options: {
    md5: { type: "boolean" },
    sha256: { type: "boolean" },
    hmac: { type: "string" },
    reversed: { type: "boolean", short: "r" },
  },
});
const algorithm = values.md5 ? "md5" : "sha256";
const hash = values.hmac === undefined ? createHash(algorithm) : createHmac(algorithm, values.hmac);
console.log(`${hash.update(await buffer(process.stdin)).digest("hex")} *stdin`);
