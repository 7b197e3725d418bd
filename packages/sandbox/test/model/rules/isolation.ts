import type { Challenge, Connection, Deposit, Grant, Model, StandingOrder } from "../state/model.ts";

/** Users see nothing of each other, and applications see nothing of each other's connections of one user. */
export const isolation = {
  seesConnection: (grant: Grant, { owner }: Connection): boolean => owner === grant,

  seesDeposit: (grant: Grant, { place }: Deposit): boolean => place.owner === grant,

  mayAnswer: (grant: Grant, { connection, replaced }: Challenge): boolean => connection.owner === grant && !replaced,

  mayCancel: (model: Model, grant: Grant, order: StandingOrder): boolean =>
    model.connections.some((connection) => connection.order === order && connection.owner === grant),

  keyWorks: (grant: Grant, key: string): boolean => grant.key === key && !grant.revokedKeys.includes(key),
};
