import { newId, newKey } from "../random.ts";
import { type Application, applications } from "../store/tables/applications.ts";
import { note, type Work } from "../work.ts";

type NewApplication = Pick<Application, "name" | "webhookSecret"> &
  Partial<Pick<Application, "id" | "masterKey" | "apiSecret">>;

export async function addApplication(work: Work, given: NewApplication): Promise<Application> {
  const application = {
    id: newId("app"),
    masterKey: newKey(),
    apiSecret: newKey(),
    ...given,
    createdAt: work.now,
  };
  await applications.insert(work.db, application);
  note(work, { kind: "application", id: application.id, state: "added" });
  return application;
}
