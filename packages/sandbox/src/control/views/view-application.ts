import type { Work } from "../../engine/work.ts";
import type { components } from "../../generated/types.ts";
import { type Application, listApplications } from "../../store/tables/applications.ts";

/** A partner application with its keys. */
export type ApplicationView = components["schemas"]["Application"];

export function viewApplication({ id, name, masterKey, apiSecret, webhookSecret }: Application): ApplicationView {
  return { id, name, masterKey, apiSecret, webhookSecret };
}

export async function viewApplications({ db }: Work): Promise<ApplicationView[]> {
  return (await listApplications(db)).map(viewApplication);
}
