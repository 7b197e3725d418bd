import type { Control } from "./control.ts";
import { viewApplications } from "./views/view-application.ts";

export const listApplications: Control<"listApplications"> = {
  handle: ({ context }) => context.engine.read(viewApplications),
};
