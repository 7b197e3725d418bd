import type { Work } from "../../engine/work.ts";
import type { components } from "../../generated/types.ts";
import { listAttempts } from "../../store/tables/attempts.ts";
import type { Delivery } from "../../store/tables/deliveries.ts";

export type DeliveryView = components["schemas"]["Delivery"];

export async function viewDelivery({ db }: Work, delivery: Delivery): Promise<DeliveryView> {
  const { id, event, url, body, status, nextAttemptAt } = delivery;
  const attempts = await listAttempts(db, id);
  return {
    ...{ id, event, url, status },
    body: JSON.parse(body),
    attempts: attempts.map(({ at, statusCode, error, durationMs }) => ({
      at: new Date(at).toISOString(),
      ...{ statusCode, error, durationMs },
    })),
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt).toISOString(),
  };
}
