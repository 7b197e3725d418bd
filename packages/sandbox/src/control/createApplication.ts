import { viewApplication } from "../views/applicationView.ts";
import type { Control } from "./control.ts";
import { Input } from "./input.ts";

export const createApplication: Control = {
  method: "POST",
  path: "/applications",
  async handle({ context, body }) {
    const input = new Input(body);
    const added = await context.commands.addApplication({
      name: input.text("name"),
      webhookSecret: input.optionalText("webhookSecret") ?? null,
    });
    return { status: 201, body: viewApplication(added) };
  },
};
