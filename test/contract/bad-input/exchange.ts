import { connect } from "node:net";

export interface ExchangeOptions {
  /** Breaks the connection off as soon as everything is sent. */
  readonly leave: boolean;
}

/** Sends bytes as they are, without anything that a client would put right, and returns what comes until the end. */
export async function exchange(
  url: string,
  text: string,
  { leave }: ExchangeOptions = { leave: false },
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // A server that has said enough may cut the connection while we are still talking.
  socket.on("error", () => {});
  // One byte for each character: what is no UTF-8 has to stay so.
  socket.write(Buffer.from(text, "latin1"), () => {
    if (leave) socket.destroy();
  });
  await closed;
  return Buffer.concat(chunks).toString("latin1");
}
