import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Published } from "./published.ts";

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

/** An npm registry on loopback, as far as `npm install` asks for one: versions of a package, and tarballs. */
export async function serveRegistry(packages: readonly Published[]): Promise<Registry> {
  const shelves = Map.groupBy(packages, ({ manifest }) => manifest.name);
  const server = createServer(({ url = "", headers }, response) => {
    // A scoped name comes as one segment, with its slash encoded.
    const [name = "", version] = decodeURIComponent(url.slice(1)).split("/-/");
    const versions = shelves.get(name);
    if (version === undefined) return sendJson(response, describeVersions(name, versions, `http://${headers.host}`));
    const found = versions?.find(({ manifest }) => manifest.version === version);
    if (!found) return sendJson(response, undefined);
    pipeline(found.open(), response).catch((error) => response.destroy(error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : address}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function describeVersions(name: string, versions: readonly Published[] | undefined, base: string): object | undefined {
  if (versions === undefined) return undefined;
  const described = versions.map(({ manifest }) => {
    const tarball = `${base}/${name}/-/${manifest.version}`;
    return [manifest.version, { ...manifest, dist: { tarball } }] as const;
  });
  return { name, "dist-tags": { latest: versions.at(-1)?.manifest.version }, versions: Object.fromEntries(described) };
}

function sendJson(response: ServerResponse, body: object | undefined): void {
  response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body ?? {}));
}
