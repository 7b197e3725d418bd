import type { Controls } from "./control.ts";
import { createApplication } from "./create-application.ts";
import { createDeposit } from "./create-deposit.ts";
import { createFault } from "./create-fault.ts";
import { createUser } from "./create-user.ts";
import { decideConsent } from "./decide-consent.ts";
import { decideKyc } from "./decide-kyc.ts";
import { deleteFault } from "./delete-fault.ts";
import { deleteFaults } from "./delete-faults.ts";
import { getClock } from "./get-clock.ts";
import { getHealth } from "./get-health.ts";
import { listApplications } from "./list-applications.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { listFaults } from "./list-faults.ts";
import { listMessages } from "./list-messages.ts";
import { listUsers } from "./list-users.ts";
import { redeliverEvent } from "./redeliver-event.ts";
import { resetSandbox } from "./reset-sandbox.ts";
import { revokeKey } from "./revoke-key.ts";
import { setClock } from "./set-clock.ts";
import { streamEvents } from "./stream-events.ts";

/** Every call of the control API; TypeScript refuses this when one is missing. */
export const controls: Controls = {
  getHealth,
  resetSandbox,
  getClock,
  setClock,
  listApplications,
  createApplication,
  listUsers,
  createUser,
  decideKyc,
  decideConsent,
  revokeKey,
  listMessages,
  createDeposit,
  listDeliveries,
  redeliverEvent,
  listFaults,
  createFault,
  deleteFaults,
  deleteFault,
  streamEvents,
};
