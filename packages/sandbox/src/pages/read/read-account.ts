import { notFound } from "../../control/control-error.ts";
import { balanceAccount } from "../../domain/money/ledger.ts";
import type { Work } from "../../engine/work.ts";
import { listBeneficiaries } from "../../store/tables/beneficiaries.ts";
import { type Connection, listConnectionsOfUser } from "../../store/tables/connections.ts";
import { listGrantsOfUser } from "../../store/tables/grants.ts";
import { listOrdersOfUser } from "../../store/tables/orders.ts";
import { findBalance } from "../../store/tables/user-balances.ts";
import { findUser, type User } from "../../store/tables/users.ts";
import { listWhitelistedAddresses } from "../../store/tables/whitelisted-addresses.ts";
import type { AccountConnection, AccountView } from "../render/user/render-account.ts";
import type { HistoryView } from "../render/user/render-history.ts";
import type { IntegrationView } from "../render/user/render-integrations.ts";
import { createNames, type Names } from "./create-names.ts";
import { findAwaitedChallenge } from "./find-awaited-challenge.ts";
import { depositPlaceOf, destinationOf } from "./places.ts";
import { mapInOrder, mapPage, readPage } from "./read-page.ts";

export async function readUser(work: Work, userId: string): Promise<User> {
  const user = await findUser(work.db, userId);
  if (!user) throw notFound("user");
  return user;
}

export async function readAccount(work: Work, userId: string, number: number): Promise<AccountView> {
  const user = await readUser(work, userId);
  const names = createNames(work.db);
  const page = await readPage(number, (limit, offset) => listConnectionsOfUser(work.db, userId, limit, offset));
  const balance = await findBalance(work.db, balanceAccount(userId), "EUR");
  return {
    user,
    balanceCents: balance?.balance ?? 0n,
    connections: await mapPage(page, (connection) => toConnection(work, connection, names)),
    beneficiaries: await listBeneficiaries(work.db, userId),
    addresses: await listWhitelistedAddresses(work.db, userId),
  };
}

export async function readIntegrations(work: Work, userId: string): Promise<readonly IntegrationView[]> {
  const names = createNames(work.db);
  return mapInOrder(await listGrantsOfUser(work.db, userId), async (grant) => ({
    ...grant,
    // A key that was revoked opens nothing any more.
    apiKey: grant.revoked ? null : grant.apiKey,
    application: await names.application(grant.applicationId),
  }));
}

export async function readHistory(work: Work, userId: string, number: number): Promise<HistoryView> {
  const orders = await readPage(number, (limit, offset) => listOrdersOfUser(work.db, userId, limit, offset));
  return { user: await readUser(work, userId), orders };
}

async function toConnection(work: Work, connection: Connection, names: Names): Promise<AccountConnection> {
  const { id, name, status, sourceCurrency, destinationCurrency } = connection;
  const challenge = await findAwaitedChallenge(work, connection);
  return {
    ...{ id, name, status, sourceCurrency, destinationCurrency },
    application: await names.application(connection.applicationId),
    destination: destinationOf(connection),
    depositPlace: status === "ACTIVE" ? depositPlaceOf(work, connection) : null,
    challenge: challenge ?? null,
  };
}
