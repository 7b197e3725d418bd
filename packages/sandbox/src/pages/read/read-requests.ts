import type { Work } from "../../engine/work.ts";
import type { LoggedRequest, RequestLog } from "../../http/api/request-log.ts";
import type { RequestRow } from "../render/developer/render-requests.ts";
import type { Page } from "../render/parts/pager.ts";
import { createNames, type Names } from "./create-names.ts";
import { mapPage, readPage } from "./read-page.ts";

export async function readRequests(work: Work, log: RequestLog, number: number): Promise<Page<RequestRow>> {
  const names = createNames(work.db);
  const page = await readPage(number, (limit, offset) => log.list(limit, offset));
  return mapPage(page, async (request) => ({ ...request, caller: await nameCaller(request, names) }));
}

async function nameCaller({ caller }: LoggedRequest, names: Names): Promise<string | null> {
  if (caller === null) return null;
  const application = await names.application(caller.applicationId);
  return caller.userId === null ? application : `${await names.email(caller.userId)} by ${application}`;
}
