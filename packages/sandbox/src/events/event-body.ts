import type { components } from "@svc/openapi/types";

interface EventBodies {
  verificationStatus: components["schemas"]["VerificationStatusEvent"];
  orderStatus: components["schemas"]["OrderStatusEvent"];
  connectionStatus: components["schemas"]["ConnectionStatusEvent"];
}

export type EventName = keyof EventBodies;
export type EventBody<Name extends EventName> = EventBodies[Name];
