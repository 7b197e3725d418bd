import { listBeneficiaries } from "../store/tables/beneficiaries.ts";
import { listGrantsOfUser } from "../store/tables/grants.ts";
import type { User } from "../store/tables/users.ts";
import { listWhitelistedAddresses } from "../store/tables/whitelistedAddresses.ts";
import type { Work } from "../work.ts";

export interface UserView {
  readonly userId: string;
  readonly email: string;
  readonly phone: string;
  readonly status: "onboarding" | "registered" | "rejected";
  readonly registered: boolean;
  readonly keys: readonly { applicationId: string; apiKey: string; revoked: boolean }[];
  readonly beneficiaries: readonly { beneficiaryId: string; iban: string; bic: string; name: string }[];
  readonly whitelistedAddresses: readonly { whitelistedAddressId: string; address: string; network: string }[];
}

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
