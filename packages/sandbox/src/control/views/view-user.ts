import type { Work } from "../../engine/work.ts";
import type { components } from "../../generated/types.ts";
import { listBeneficiaries } from "../../store/tables/beneficiaries.ts";
import { listGrantsOfUser } from "../../store/tables/grants.ts";
import type { User } from "../../store/tables/users.ts";
import { listWhitelistedAddresses } from "../../store/tables/whitelisted-addresses.ts";

export type UserView = components["schemas"]["User"];

const STATUSES = { NONE: "onboarding", APPROVED: "registered", REJECTED: "rejected" } as const;

export async function viewUser({ db }: Work, user: User): Promise<UserView> {
  const grants = await listGrantsOfUser(db, user.id);
  const beneficiaries = await listBeneficiaries(db, user.id);
  const addresses = await listWhitelistedAddresses(db, user.id);
  return {
    userId: user.id,
    email: user.email,
    phone: user.phone,
    status: STATUSES[user.kyc],
    registered: user.kyc === "APPROVED",
    keys: grants.flatMap(({ applicationId, apiKey, revoked }) =>
      apiKey === null ? [] : [{ applicationId, apiKey, revoked }],
    ),
    beneficiaries: beneficiaries.map(({ id, iban, bic, name }) => ({ beneficiaryId: id, iban, bic, name })),
    whitelistedAddresses: addresses.map(({ id, address, network }) => ({ whitelistedAddressId: id, address, network })),
  };
}
