import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Hono } from "hono";

const PREFIX = "/_sandbox-assets";
/** The same way from src/pages/http/ and from dist/pages/http/. */
const FOLDER = new URL("../../../assets/", import.meta.url);
/** An address changes with its content, so nothing has to be asked for twice. */
const FOREVER = "public, max-age=31536000, immutable";

interface Asset {
  readonly type: string;
  readonly content: string;
}

interface Assets {
  /** Stands in all addresses. */
  readonly version: string;
  readonly files: Readonly<Record<AssetName, Asset>>;
}

type AssetName = "pages.css" | "pages.js" | "icon.svg";

const STYLES = [
  "colours.css",
  "elements.css",
  "layout.css",
  "parts.css",
  "data.css",
  "forms.css",
  "user.css",
  "diagram.css",
  "phone.css",
];

let loaded: Assets | undefined;

/** Read when the first page is asked for: a sandbox that nobody looks at does without. */
function load(): Assets {
  if (loaded) return loaded;
  const read = (...names: string[]) => names.map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");
  const files = {
    "pages.css": { type: "text/css; charset=utf-8", content: read(...STYLES) },
    "pages.js": { type: "text/javascript; charset=utf-8", content: read("pages.js") },
    "icon.svg": { type: "image/svg+xml", content: read("icon.svg") },
  };
  const all = Object.values(files).map(({ content }) => content);
  const version = createHash("sha256").update(all.join()).digest("base64url").slice(0, 12);
  loaded = { version, files };
  return loaded;
}

export function assetUrl(name: AssetName): string {
  return `${PREFIX}/${load().version}/${name}`;
}

export function serveAssets(app: Hono): void {
  app.get(`${PREFIX}/:version/:name`, (c) => {
    const name = c.req.param("name");
    const found = Object.entries(load().files).find(([known]) => known === name);
    if (!found) return c.notFound();
    const [, { type, content }] = found;
    return c.body(content, 200, { "content-type": type, "cache-control": FOREVER });
  });
}
