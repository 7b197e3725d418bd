import { ControlError } from "../../control/control-error.ts";
import type { Routes } from "../http/create-routes.ts";
import { goBack } from "../http/go-back.ts";
import { noticeOf } from "../http/notice-of.ts";
import { paths } from "../paths.ts";
import { readGrant, readGrantPage } from "../read/read-grant-page.ts";
import { renderConsent } from "../render/user/render-consent.ts";
import { renderSignup } from "../render/user/render-signup.ts";

const OPEN = { open: true } as const;

/** Where a user becomes a user, and where one decides who may connect. */
export function addOnboardingRoutes({ page, form, context: { engine, commands } }: Routes): void {
  page(
    "/signup/:token",
    async (c) => {
      const token = c.req.param("token") ?? "";
      return renderSignup(await engine.read((work) => readGrantPage(work, token)));
    },
    OPEN,
  );

  form(
    "/signup/:token",
    async (c, form) => {
      const token = c.req.param("token") ?? "";
      const { userId } = await engine.read((work) => readGrant(work, token));
      const decision = form.oneOf("decision", ["APPROVED", "REJECTED"]);
      if (decision) await unlessDecided(() => commands.decideKyc(userId, decision));
      return paths.signup(token);
    },
    OPEN,
  );

  page(
    "/consent/:token",
    async (c) => {
      const token = c.req.param("token") ?? "";
      return renderConsent(await engine.read((work) => readGrantPage(work, token)), noticeOf(c));
    },
    OPEN,
  );

  form(
    "/consent/:token",
    async (c, form) => {
      const token = c.req.param("token") ?? "";
      const { userId, applicationId } = await engine.read((work) => readGrant(work, token));
      const decision = form.oneOf("decision", ["GRANTED", "DENIED"]);
      if (!decision) return paths.consent(token);
      await unlessDecided(() => commands.decideConsent(userId, applicationId, decision));
      return decision === "GRANTED" ? paths.consent(token) : goBack(paths.consent(token), "consent-denied");
    },
    OPEN,
  );
}

/** Whoever presses twice, or comes late, sees what was decided. */
async function unlessDecided(decide: () => Promise<void>): Promise<void> {
  try {
    await decide();
  } catch (error) {
    if (!(error instanceof ControlError && error.code === "CONFLICT")) throw error;
  }
}
