/**
 * As little as can be done in Node to answer the three calls: no framework, no validation, no check of the key, no
 * state but a Map. What remains is the cost of HTTP and JSON. Takes its port and a file with connections to begin with.
 *
 * JavaScript, so that Node's type stripping counts for none of the servers.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { acceptConnection, PATH } from "./service.js";

const [, , port, file] = process.argv;
const listed = JSON.parse(readFileSync(file, "utf8"));
const connections = new Map(listed.map((connection) => [connection.svcLink.id, connection]));

const server = createServer((request, response) => {
  const { method, url } = request;
  if (method === "POST" && url === PATH) return void create(request, response);
  if (url === PATH) return answer(response, 200, listed);
  const found = connections.get(url.slice(PATH.length + 1));
  return found === undefined ? answer(response, 404, { message: "not found" }) : answer(response, 200, found);
});
server.listen(Number(port), "127.0.0.1");

async function create(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const accepted = acceptConnection(randomUUID(), JSON.parse(Buffer.concat(chunks).toString()));
  connections.set(accepted.svcLink.id, accepted);
  answer(response, 202, accepted);
}

function answer(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.end(text);
}
