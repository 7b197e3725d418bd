import { listAttempts } from "../store/tables/attempts.ts";
import type { Delivery } from "../store/tables/deliveries.ts";
import type { Work } from "../work.ts";

export interface DeliveryView {
  readonly id: string;
  readonly event: string;
  readonly url: string;
  readonly body: unknown;
  readonly status: "pending" | "delivered" | "exhausted";
  readonly attempts: readonly AttemptView[];
  readonly nextAttemptAt: string | null;
}

interface AttemptView {
  readonly at: string;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly durationMs: number | null;
}

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
