import type { Operation } from "../http/operation-types.ts";

export const getUserId: Operation<"getUserId"> = {
  access: "read",
  async handle({ caller }) {
    return { userId: caller.owner.userId };
  },
};
