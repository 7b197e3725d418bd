import { viewApplications } from "../views/application-view.ts";
import type { Control } from "./control.ts";

export const listApplications: Control<"listApplications"> = {
  handle: ({ context }) => context.engine.read(viewApplications),
};
