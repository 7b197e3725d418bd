import { viewApplications } from "../views/applicationView.ts";
import type { Control } from "./control.ts";

export const listApplications: Control = {
  method: "GET",
  path: "/applications",
  handle: async ({ context }) => ({ status: 200, body: await context.engine.read(viewApplications) }),
};
