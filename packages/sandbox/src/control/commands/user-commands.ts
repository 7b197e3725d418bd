import { addApplication } from "../../actions/add-application.ts";
import { addUser } from "../../actions/add-user.ts";
import { type ConsentDecision, decideConsent } from "../../actions/decide-consent.ts";
import { decideKyc, type KycDecision } from "../../actions/decide-kyc.ts";
import { revokeKey } from "../../actions/revoke-key.ts";
import { normalizeEmail } from "../../domain/names.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Work } from "../../engine/work.ts";
import { readSecret } from "../../events/read-secret.ts";
import { validateRequest } from "../../generated/validators.ts";
import type { Application } from "../../store/tables/applications.ts";
import { findGrant } from "../../store/tables/grants.ts";
import { findUser, findUserByEmail, type User } from "../../store/tables/users.ts";
import { ControlError, malformed, notFound } from "../control-error.ts";

const EMAIL = /^[^@\s]+@[^@\s]+$/;

export interface UserCommands {
  addApplication(given: Pick<Application, "name" | "webhookSecret">): Promise<Application>;
  /** A registered user who has passed KYC and is connected nowhere. */
  addUser(email: string): Promise<User>;
  decideKyc(userId: string, decision: KycDecision): Promise<void>;
  decideConsent(userId: string, applicationId: string, decision: ConsentDecision): Promise<void>;
  revokeKey(userId: string, applicationId: string): Promise<void>;
}

export function userCommands(engine: Engine): UserCommands {
  const change = (userId: string, task: (work: Work, user: User) => Promise<void>) =>
    engine.write(async (work) => {
      await work.db.lockUser(userId);
      const user = await findUser(work.db, userId);
      if (!user) throw notFound("user");
      await task(work, user);
    });

  return {
    addApplication: async (given) => {
      if (given.webhookSecret !== null && readSecret(given.webhookSecret).length === 0) {
        throw malformed("/webhookSecret", "holds no key");
      }
      return engine.write((work) => addApplication(work, given));
    },
    addUser: async (given) => {
      const email = normalizeEmail(given);
      // Forms come here without having been held against the description.
      const described = validateRequest("createUser", { email }).length === 0;
      if (!described || !EMAIL.test(email)) throw malformed("/email", "must be an e-mail address");
      return engine.write(async (work) => {
        await work.db.lockUser(email);
        if (await findUserByEmail(work.db, email)) throw new ControlError("CONFLICT", "This user exists already.");
        return addUser(work, email, "APPROVED");
      });
    },
    decideKyc: (userId, decision) =>
      change(userId, async (work, user) => {
        if (user.kyc === "APPROVED") throw new ControlError("CONFLICT", "This user has passed KYC already.");
        await decideKyc(work, userId, decision);
      }),
    decideConsent: (userId, applicationId, decision) =>
      change(userId, async (work) => {
        const grant = await findGrant(work.db, userId, applicationId);
        if (grant?.status !== "pending") throw new ControlError("CONFLICT", "This user was not asked for consent.");
        await decideConsent(work, grant, decision);
      }),
    revokeKey: (userId, applicationId) =>
      change(userId, async (work) => {
        const grant = await findGrant(work.db, userId, applicationId);
        if (!grant || grant.apiKey === null) throw new ControlError("CONFLICT", "This user has no key there.");
        await revokeKey(work, grant);
      }),
  };
}
