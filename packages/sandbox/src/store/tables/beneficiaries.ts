import { integer, key, text } from "../schema/column.ts";
import { unique } from "../schema/indexes.ts";
import { defineTable } from "../schema/table.ts";

/** A bank account that a user's money may go to. */
export const beneficiaries = defineTable(
  "beneficiaries",
  { id: key, userId: text, iban: text, bic: text, name: text, createdAt: integer },
  { indexes: [unique("beneficiaries_user_iban", ["userId", "iban"])] },
);

export const findBeneficiary = beneficiaries.finder("WHERE user_id = ? AND id = ?");
export const findBeneficiaryByIban = beneficiaries.finder("WHERE user_id = ? AND iban = ?");
export const listBeneficiaries = beneficiaries.lister("WHERE user_id = ? ORDER BY seq");
