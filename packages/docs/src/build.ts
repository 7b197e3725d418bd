import { fileURLToPath } from "node:url";
import { buildDocs } from "./build-docs.ts";

const folder = fileURLToPath(new URL("../dist", import.meta.url));

await buildDocs(folder);
console.log(`The docs are in ${folder}`);
