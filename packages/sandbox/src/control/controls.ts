import type { Controls } from "./control.ts";
import { createApplication } from "./createApplication.ts";
import { createDeposit } from "./createDeposit.ts";
import { createFault } from "./createFault.ts";
import { createUser } from "./createUser.ts";
import { decideConsent } from "./decideConsent.ts";
import { decideKyc } from "./decideKyc.ts";
import { deleteFault } from "./deleteFault.ts";
import { deleteFaults } from "./deleteFaults.ts";
import { getClock } from "./getClock.ts";
import { getHealth } from "./getHealth.ts";
import { listApplications } from "./listApplications.ts";
import { listDeliveries } from "./listDeliveries.ts";
import { listFaults } from "./listFaults.ts";
import { listMessages } from "./listMessages.ts";
import { listUsers } from "./listUsers.ts";
import { redeliverEvent } from "./redeliverEvent.ts";
import { resetSandbox } from "./resetSandbox.ts";
import { revokeKey } from "./revokeKey.ts";
import { setClock } from "./setClock.ts";
import { streamEvents } from "./streamEvents.ts";

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
