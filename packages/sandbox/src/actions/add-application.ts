import { newId, newKey } from "../engine/random.ts";
import { note, type Work } from "../engine/work.ts";
import { type Application, applications } from "../store/tables/applications.ts";

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
