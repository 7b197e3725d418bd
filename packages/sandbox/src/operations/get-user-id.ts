import type { Operation } from "../http/api/operation-types.ts";

export const getUserId: Operation<"getUserId"> = {
  access: "read",
  async handle({ caller }) {
    return { userId: caller.owner.userId };
  },
};
