import type { Control } from "./control.ts";
import { viewApplication } from "./views/view-application.ts";

export const createApplication: Control<"createApplication"> = {
  async handle({ context, body: { name, webhookSecret = null } }) {
    return viewApplication(await context.commands.addApplication({ name, webhookSecret }));
  },
};
