import { createControl } from "../../support/control.ts";
import { same } from "../run/same.ts";
import type { World } from "../run/world.ts";
import type { User } from "../state/model.ts";

/** A user has each bank account and each address once, however often they were given. */
export async function checkBooks({ sandbox }: World, { email, ibans, addresses }: User): Promise<void> {
  const user = await createControl(sandbox).user(email);
  same(`bank accounts of ${email}`, user.beneficiaries.map(({ iban }) => iban).sort(), [...ibans].sort());
  const whitelisted = user.whitelistedAddresses.map(({ network, address }) => `${network} ${address}`);
  same(`addresses of ${email}`, whitelisted.sort(), [...addresses].sort());
}
