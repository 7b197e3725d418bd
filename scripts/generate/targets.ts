import { bounds } from "./catalogues/bounds.ts";
import { combinations } from "./catalogues/combinations.ts";
import { currencies } from "./catalogues/currencies.ts";
import { defaults } from "./catalogues/defaults.ts";
import { errors } from "./catalogues/errors.ts";
import { events } from "./catalogues/events.ts";
import { knownValues } from "./catalogues/known-values.ts";
import { lifecycles } from "./catalogues/lifecycles.ts";
import { limits } from "./catalogues/limits.ts";
import { operations } from "./catalogues/operations.ts";
import { polling } from "./catalogues/polling.ts";
import { transitions } from "./catalogues/transitions.ts";
import { webhookDelivery } from "./catalogues/webhook-delivery.ts";
import { errorCodes } from "./client/error-codes.ts";
import { clientOperations } from "./client/operations.ts";
import { retryRules } from "./client/retry-rules.ts";
import type { Target } from "./step.ts";
import { apiIndex } from "./steps/api-index.ts";
import { bundle } from "./steps/bundle.ts";
import { catalogue } from "./steps/catalogue.ts";
import { eventNames } from "./steps/event-names.ts";
import { examples } from "./steps/examples.ts";
import { samples } from "./steps/samples.ts";
import { schemaNames } from "./steps/schema-names.ts";
import { eventTypes, types } from "./steps/types.ts";
import { validation, validators } from "./steps/validators.ts";

const openapi = "packages/openapi/src/generated";
const client = "packages/client/src/generated";
const webhooks = "packages/webhooks/src/generated";
const sandbox = "packages/sandbox/src/generated";

/** Everything that is generated. */
export const targets: readonly Target[] = [
  {
    source: "openapi/svc.yaml",
    steps: [
      bundle(openapi, "svc"),
      catalogue("errors", [openapi], errors),
      catalogue("transitions", [openapi], transitions),
      catalogue("lifecycles", [sandbox], lifecycles),
      catalogue("known-values", [sandbox], knownValues),
      catalogue("defaults", [sandbox], defaults),
      catalogue("polling", [openapi, client], polling),
      catalogue("currencies", [openapi], currencies),
      catalogue("combinations", [openapi], combinations),
      catalogue("limits", [openapi], limits),
      catalogue("operations", [openapi], operations),
      catalogue("events", [openapi, webhooks], events),
      catalogue("webhook-delivery", [openapi], webhookDelivery),
      types([`${openapi}/types.ts`, `${client}/schema.ts`]),
      schemaNames(openapi),
      catalogue("operations", [client], clientOperations),
      catalogue("error-codes", [client], errorCodes),
      catalogue("retry-rules", [client], retryRules),
      apiIndex("packages/client/api.md"),
      eventTypes(`${webhooks}/types.ts`),
      eventNames(webhooks),
      samples(webhooks),
      examples(openapi),
      validation([openapi, webhooks]),
      validators(openapi, { calls: true, events: true, lists: "closed" }),
      validators(webhooks, { calls: false, events: true, lists: "open" }),
    ],
  },
  {
    source: "openapi/sandbox.yaml",
    steps: [
      types([`${sandbox}/types.ts`]),
      catalogue("operations", [sandbox], operations),
      catalogue("errors", [sandbox], errors),
      catalogue("bounds", [sandbox], bounds),
      catalogue("control-values", [sandbox], knownValues),
      validation([sandbox]),
      validators(sandbox, { calls: true, events: false, lists: "closed" }),
    ],
  },
];
