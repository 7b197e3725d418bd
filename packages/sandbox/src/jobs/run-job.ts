import { decideKyc } from "../actions/decide-kyc.ts";
import { expireConnection } from "../actions/expire-connection.ts";
import { processConnection } from "../actions/process-connection.ts";
import { settleOrder } from "../actions/settle-order.ts";
import type { Work } from "../engine/work.ts";
import { type Job, type JobKind, removeJob } from "../store/tables/jobs.ts";

const runners: Readonly<Record<JobKind, (work: Work, subjectId: string) => Promise<void>>> = {
  processConnection,
  expireConnection,
  settleOrder,
  decideKyc: (work, userId) => decideKyc(work, userId, "REJECTED"),
};

/** Does a job as of the instant at which it fell due, and removes it: both are kept, or neither. */
export async function runJob(work: Work, job: Job): Promise<void> {
  await runners[job.kind]({ ...work, now: job.dueAt }, job.subjectId);
  await removeJob(work.db, job.id);
}
