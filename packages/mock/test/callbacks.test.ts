import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { useMock } from "./use-mock.ts";

const mock = useMock();

it("calls no callback, whatever the answer", async () => {
  const called: string[] = [];
  const receiver = createServer(({ url = "" }, response) => {
    called.push(url);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const address = receiver.address();
  const callback = `http://127.0.0.1:${typeof address === "object" && address?.port}`;

  const connect = (prefer: string) =>
    mock.post("/api/v0/application/connect", { email: "ana@example.com", callback }, { prefer });
  const replies = [await connect("code=200"), await connect("example=SIGNATURE_INVALID"), await connect("code=500")];
  expect(replies.map(({ status }) => status)).toEqual([200, 403, 500]);

  // Calls that the mock had started by now would have come in before or beside this one, and the answers above after it.
  await fetch(`${callback}/last`);
  await connect("code=200");
  receiver.close();
  receiver.closeAllConnections();
  await once(receiver, "close");
  expect(called).toEqual(["/last"]);
});
