/**
 * The three calls as a custom emulator, as emulate's documentation tells to write one. Takes its port and a file with
 * connections to begin with.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createEmulator, defineEmulator } from "emulate";
import { acceptConnection, PATH } from "./service.js";

const [, , port, file] = process.argv;

const service = defineEmulator({
  name: "svc",
  state: () => ({ listed: JSON.parse(readFileSync(file, "utf8")), created: [] }),
  setup({ app, state }) {
    app.get(PATH, (call) => call.json(state.listed));
    app.get(`${PATH}/:id`, (call) => {
      const id = call.req.param("id");
      const found = state.listed.find(({ svcLink }) => svcLink.id === id);
      return found ? call.json(found) : call.json({ message: "not found" }, 404);
    });
    app.post(PATH, async (call) => {
      const accepted = acceptConnection(randomUUID(), await call.req.json());
      state.created.push(accepted);
      return call.json(accepted, 202);
    });
  },
});

// Without its inspector, which would record all requests: this is emulate at its fastest.
await createEmulator({ service, port: Number(port), inspector: false });
