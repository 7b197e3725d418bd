import type { Hono } from "hono";
import type { ControlContext } from "../control/control.ts";
import { serveAssets } from "./http/assets.ts";
import { createRoutes } from "./http/create-routes.ts";
import { addAccountRoutes } from "./routes/add-account-routes.ts";
import { addDeliveryForms } from "./routes/add-delivery-forms.ts";
import { addDepositRoutes } from "./routes/add-deposit-routes.ts";
import { addFaultRoutes } from "./routes/add-fault-routes.ts";
import { addListRoutes } from "./routes/add-list-routes.ts";
import { addOnboardingRoutes } from "./routes/add-onboarding-routes.ts";
import { addOtpRoutes } from "./routes/add-otp-routes.ts";
import { addOverviewRoutes } from "./routes/add-overview-routes.ts";
import { addSignInRoutes } from "./routes/add-sign-in-routes.ts";
import { addUsersRoutes } from "./routes/add-users-routes.ts";

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
