import { note, type Work } from "../engine/work.ts";
import type { Application } from "../store/tables/applications.ts";
import { changeGrantStatus, type Grant } from "../store/tables/grants.ts";
import type { User } from "../store/tables/users.ts";
import { sendMessage } from "./send-message.ts";

/** Sends the e-mail that the next step is up to: consent for who is known, sign-up for who is new. */
export async function inviteUser(work: Work, user: User, application: Application, grant: Grant): Promise<Grant> {
  const status = user.kyc === "APPROVED" ? "pending" : "onboarding";
  await changeGrantStatus(work.db, grant, status, work.now);
  const link = status === "pending" ? consentUrl(work, grant) : signupUrl(work, grant);
  await sendMessage(work, {
    userId: user.id,
    channel: "email",
    recipient: user.email,
    subject: status === "pending" ? `Allow ${application.name} to connect` : `Sign up to use ${application.name}`,
    text:
      status === "pending"
        ? `${application.name} asks to be connected to your account. Decide here: ${link}`
        : `${application.name} invites you. Sign up and verify your identity here: ${link}`,
    code: null,
    links: [link],
  });
  note(work, { kind: "user", id: user.id, state: status, userId: user.id });
  return { ...grant, status };
}

export function signupUrl({ settings }: Pick<Work, "settings">, grant: Grant): string {
  return `${settings.publicUrl()}/signup/${grant.pageToken}`;
}

function consentUrl({ settings }: Pick<Work, "settings">, grant: Grant): string {
  return `${settings.publicUrl()}/consent/${grant.pageToken}`;
}
