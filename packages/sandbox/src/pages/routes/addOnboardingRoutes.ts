import { ControlError } from "../../control/controlError.ts";
import type { Routes } from "../http/createRoutes.ts";
import { goBack } from "../http/goBack.ts";
import { noticeOf } from "../http/noticeOf.ts";
import { paths } from "../paths.ts";
import { readGrant, readGrantPage } from "../read/readGrantPage.ts";
import { renderConsent } from "../render/user/renderConsent.ts";
import { renderSignup } from "../render/user/renderSignup.ts";

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
