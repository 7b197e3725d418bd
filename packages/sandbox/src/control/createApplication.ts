import { addApplication } from "../actions/addApplication.ts";
import { viewApplication } from "../views/applicationView.ts";
import type { Control } from "./control.ts";
import { Input } from "./input.ts";

export const createApplication: Control = {
  method: "POST",
  path: "/applications",
  async handle({ context, body }) {
    const input = new Input(body);
    const name = input.text("name");
    const webhookSecret = input.optionalText("webhookSecret") ?? null;
    const added = await context.engine.write((work) => addApplication(work, { name, webhookSecret }));
    return { status: 201, body: viewApplication(added) };
  },
};
