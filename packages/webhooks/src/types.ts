import type { Events } from "./generated/event-types.ts";
import type { EventName } from "./generated/events.ts";

export type { EventName };

/** A checked event with its name, which tells `data` apart: `if (event.name === "orderStatus") event.data.orderId`. */
export type SvcEvent<Name extends EventName = EventName> = {
  [Each in Name]: { readonly name: Each; readonly data: Events[Each] };
}[Name];

/** A place in a body that is not as it should be. */
export interface Place {
  /** JSON Pointer to it; the empty string is the body as a whole. */
  readonly path: string;
  readonly message: string;
}
