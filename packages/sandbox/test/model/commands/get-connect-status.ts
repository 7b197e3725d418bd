import { constantFrom, record } from "fast-check";
import { expectRefusal, obtain } from "../run/ask.ts";
import { same } from "../run/same.ts";
import { defineCommand } from "../run/step.ts";
import { applicationNames, emails } from "../state/cast.ts";
import { describe } from "../state/read.ts";

/** A user whom another application has connected is as unknown as one who does not exist. */
export const getConnectStatus = defineCommand(
  "getConnectStatus",
  record({ application: constantFrom(...applicationNames), email: constantFrom(...emails) }),
  async (world, { application, email }) => {
    world.story.push(`${application} asks for the status of ${email}`);
    const { masterKey } = world.applications[application];
    const grant = world.model.users.get(email)?.grants.find((one) => one.application === application);
    const query = { email };
    if (!grant) return expectRefusal(world, masterKey, "getConnectStatus", { query }, "USER_NOT_FOUND");
    const expected = { status: grant.status, ...(grant.key !== undefined && { apiKey: grant.key }) };
    same(`status of ${describe(grant)}`, await obtain(world, masterKey, "getConnectStatus", { query }), expected);
  },
);
