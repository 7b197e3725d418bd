import type { Work } from "../../engine/work.ts";
import { listGrantsOfUser } from "../../store/tables/grants.ts";
import { listUsers, type User } from "../../store/tables/users.ts";
import type { UserRow } from "../render/developer/render-users.ts";
import type { Page } from "../render/parts/pager.ts";
import { createNames, type Names } from "./create-names.ts";
import { mapInOrder, mapPage, readPage } from "./read-page.ts";

export async function readUsers(work: Work, number: number): Promise<Page<UserRow>> {
  const names = createNames(work.db);
  const page = await readPage(number, (limit, offset) => listUsers(work.db, limit, offset));
  return mapPage(page, (user) => toRow(work, user, names));
}

async function toRow({ db }: Work, { id, email, phone, kyc }: User, names: Names): Promise<UserRow> {
  const grants = await mapInOrder(await listGrantsOfUser(db, id), async (grant) => ({
    application: await names.application(grant.applicationId),
    status: grant.status,
    revoked: grant.revoked,
    pageToken: grant.pageToken,
  }));
  return { id, email, phone, kyc, grants };
}
