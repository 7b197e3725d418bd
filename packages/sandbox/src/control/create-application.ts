import { viewApplication } from "../views/application-view.ts";
import type { Control } from "./control.ts";

export const createApplication: Control<"createApplication"> = {
  async handle({ context, body: { name, webhookSecret = null } }) {
    return viewApplication(await context.commands.addApplication({ name, webhookSecret }));
  },
};
