import { errors } from "@svc/openapi";
import { confirmCancellation } from "../../actions/confirm-cancellation.ts";
import { confirmConnection } from "../../actions/confirm-connection.ts";
import { resendCode } from "../../actions/resend-code.ts";
import { notFound } from "../../control/control-error.ts";
import { type ErrorCode, Refusal } from "../../domain/refusal.ts";
import type { Work } from "../../engine/work.ts";
import { isErrorCode } from "../../http/api/meet-fault.ts";
import type { Challenge } from "../../store/tables/challenges.ts";
import { findStandingOrder } from "../../store/tables/standing-orders.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { noticeOf } from "../http/notice-of.ts";
import { paths, withQuery } from "../paths.ts";
import { readChallenge, readOtpPage } from "../read/read-otp-page.ts";
import { renderOtp } from "../render/user/render-otp.ts";

const OPEN = { open: true } as const;

/** Said to the user in words of our own; the other codes in those of the API. */
const PROBLEMS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_OTP: "This is not the code that we sent. Only the latest SMS counts.",
  OTP_ATTEMPTS_EXHAUSTED: "That was one wrong code too many. Let us send you another one.",
};

/** Where a user enters the code of an SMS, when the app that needs it has no page of its own for that. */
export function addOtpRoutes({ page, form, context: { engine } }: Routes): void {
  page(
    "/otp/:token",
    async (c) => {
      const token = c.req.param("token") ?? "";
      const problem = problemOf(c.req.query("problem") ?? null);
      return renderOtp(await engine.read((work) => readOtpPage(work, token, problem)), noticeOf(c));
    },
    OPEN,
  );

  form(
    "/otp/:token",
    async (c, form) => {
      const token = c.req.param("token") ?? "";
      const code = form.text("code").replaceAll(/\s/g, "");
      // Answered, not thrown: a wrong code has to be remembered.
      const outcome = await engine.write(async (work) => confirm(work, await lockChallenge(work, token), code));
      return withQuery(paths.otp(token), { problem: outcome instanceof Refusal ? outcome.code : undefined });
    },
    OPEN,
  );

  form(
    "/otp/:token/resend",
    async (c) => {
      const token = c.req.param("token") ?? "";
      try {
        await engine.write(async (work) => resendCode(work, await lockChallenge(work, token)));
        return goBack(paths.otp(token), "code-sent");
      } catch (error) {
        // The page itself tells what is left to do.
        if (error instanceof Refusal) return paths.otp(token);
        throw error;
      }
    },
    OPEN,
  );
}

function problemOf(code: string | null): string | null {
  return isErrorCode(code) ? (PROBLEMS[code] ?? errors[code].meaning) : null;
}

/** Read again once the user is ours: the code may have been answered meanwhile. */
async function lockChallenge(work: Work, token: string): Promise<Challenge> {
  const { userId } = await readChallenge(work, token);
  await work.db.lockUser(userId);
  return readChallenge(work, token);
}

async function confirm(work: Work, challenge: Challenge, code: string): Promise<unknown> {
  if (challenge.purpose === "activation") return confirmConnection(work, challenge, code);
  const order = await findStandingOrder(work.db, challenge.standingOrderId);
  if (!order) throw notFound("standing order");
  return confirmCancellation(work, order, challenge, code);
}
