import { attempt } from "../http/attempt.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { paths } from "../paths.ts";

export function addDeliveryForms({ form, context: { commands } }: Routes): void {
  form("/deliveries/:id/redeliver", async (c, form) => {
    const notice = await attempt(() => commands.redeliver(c.req.param("id") ?? ""), "redelivered");
    return goBack(form.text("back"), notice, paths.deliveries);
  });
}
