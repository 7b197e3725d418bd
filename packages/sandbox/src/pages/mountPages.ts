import type { Hono } from "hono";
import type { ControlContext } from "../control/control.ts";
import { serveAssets } from "./http/assets.ts";
import { createRoutes } from "./http/createRoutes.ts";
import { addAccountRoutes } from "./routes/addAccountRoutes.ts";
import { addDeliveryForms } from "./routes/addDeliveryForms.ts";
import { addDepositRoutes } from "./routes/addDepositRoutes.ts";
import { addFaultRoutes } from "./routes/addFaultRoutes.ts";
import { addListRoutes } from "./routes/addListRoutes.ts";
import { addOnboardingRoutes } from "./routes/addOnboardingRoutes.ts";
import { addOtpRoutes } from "./routes/addOtpRoutes.ts";
import { addOverviewRoutes } from "./routes/addOverviewRoutes.ts";
import { addSignInRoutes } from "./routes/addSignInRoutes.ts";
import { addUsersRoutes } from "./routes/addUsersRoutes.ts";

/** Everything that people look at: the hosted pages of users, and the dashboard of developers. */
export function mountPages(app: Hono, context: ControlContext): void {
  serveAssets(app);
  const routes = createRoutes(app, context);
  addSignInRoutes(routes);
  addOverviewRoutes(routes);
  addUsersRoutes(routes);
  addListRoutes(routes);
  addDeliveryForms(routes);
  addDepositRoutes(routes);
  addFaultRoutes(routes);
  addOnboardingRoutes(routes);
  addOtpRoutes(routes);
  addAccountRoutes(routes);
}
