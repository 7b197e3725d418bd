import { newDigits, newUuid } from "../engine/random.ts";
import { note, type Work } from "../engine/work.ts";
import { type User, users } from "../store/tables/users.ts";

/** A country code that no country has: whatever is sent there reaches nobody. */
const UNUSED_COUNTRY_CODE = "+999";

export async function addUser(work: Work, email: string, kyc: User["kyc"]): Promise<User> {
  const user = { id: newUuid(), email, phone: `${UNUSED_COUNTRY_CODE}${newDigits(9)}`, kyc, createdAt: work.now };
  await users.insert(work.db, user);
  note(work, { kind: "user", id: user.id, state: "added", userId: user.id });
  return user;
}
