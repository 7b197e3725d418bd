import { LN_DOMAIN } from "../state/cast.ts";
import type { Connection, Model } from "../state/model.ts";
import { sourceOf } from "../state/plan.ts";

/** Opens the place that a connection is paid to. Only Lightning addresses are known before the service shows them. */
export function placeConnection(model: Model, connection: Connection): void {
  const { plan } = connection;
  if (plan.type === "CRYPTO_TO_FIAT" && plan.subtype === "LN") open(model, connection, `${plan.username}@${LN_DOMAIN}`);
}

export function learnPlace(model: Model, connection: Connection, text: string | undefined): void {
  if (connection.place === undefined && text !== undefined) open(model, connection, text);
}

/** A user name that was given back, and with it its address, may have had another owner. */
function open(model: Model, connection: Connection, text: string): void {
  const known = model.places.findIndex((place) => place.text === text);
  if (known >= 0) model.places.splice(known, 1);
  connection.place = text;
  const { owner, plan } = connection;
  model.places.push({
    ...{ text, owner, connection },
    currency: sourceOf(plan),
    lightning: plan.subtype === "LN",
    used: false,
  });
}
