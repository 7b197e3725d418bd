import { ControlError, type ControlErrorCode } from "../../control/control-error.ts";
import type { Notice } from "../render/parts/notice.ts";

/** Does something and answers what to say about it, be it done or refused. */
export async function attempt(
  task: () => Promise<unknown>,
  done: Notice,
  refused: Readonly<Partial<Record<ControlErrorCode, Notice>>> = {},
): Promise<Notice> {
  try {
    await task();
    return done;
  } catch (error) {
    const notice = error instanceof ControlError ? refused[error.code] : undefined;
    if (notice === undefined) throw error;
    return notice;
  }
}
