import { type Application, listApplications } from "../store/tables/applications.ts";
import type { Work } from "../work.ts";

export interface ApplicationView {
  readonly id: string;
  readonly name: string;
  readonly masterKey: string;
  readonly apiSecret: string;
  readonly webhookSecret: string | null;
}

export function viewApplication({ id, name, masterKey, apiSecret, webhookSecret }: Application): ApplicationView {
  return { id, name, masterKey, apiSecret, webhookSecret };
}

export async function viewApplications({ db }: Work): Promise<ApplicationView[]> {
  return (await listApplications(db)).map(viewApplication);
}
