import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, resolve, sep } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".yaml": "application/yaml",
};

export interface FolderServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the files of a folder on 127.0.0.1; port 0 takes a free one. */
export async function serveFolder(folder: string, port: number): Promise<FolderServer> {
  const server = createServer(({ url = "/" }, response) => sendFile(response, findFile(folder, url)));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`, close };
}

/** The file behind an address, `index.html` for a folder; `undefined` for whatever lies outside. */
function findFile(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://127.0.0.1").pathname);
    const file = resolve(folder, `.${path.endsWith("/") ? `${path}index.html` : path}`);
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function sendFile(response: ServerResponse, file: string | undefined): Promise<void> {
  try {
    if (file === undefined) throw new Error("outside");
    const content = await readFile(file);
    // Whoever edits the description and starts again shall see the new page.
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "cache-control": "no-cache",
    });
    response.end(content);
  } catch {
    response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
  }
}
