import { once } from "node:events";
import { createServer } from "node:net";
import type { Service } from "./service.ts";

export type Ports = ReadonlyMap<Service, number>;

/** Fails, naming the options to use, when a port is taken. Asked before anything is started, so that nothing has to be taken down again. */
export async function requireFreePorts(ports: Ports): Promise<void> {
  const complaints = await Promise.all([...ports].map(([service, port]) => complain(service, port)));
  const message = complaints.filter((complaint) => complaint !== undefined).join("\n");
  if (message) throw new Error(message);
}

async function complain({ name }: Service, port: number): Promise<string | undefined> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
    return undefined;
  } catch (error) {
    const reason =
      error instanceof Error && "code" in error && error.code === "EADDRINUSE"
        ? "is taken"
        : `cannot be used (${error})`;
    return `Port ${port} for the ${name} ${reason}. Choose another one with --${name}-port <number>.`;
  } finally {
    probe.close();
  }
}
