import type { Connection, Grant, Model, StandingOrder, User } from "./model.ts";

export const isAlive = ({ status }: Connection): boolean =>
  status === "INITIATING" || status === "PENDING" || status === "ACTIVE";

export const isUnconfirmed = ({ status }: Connection): boolean => status === "INITIATING" || status === "PENDING";

/** The user's connections that are not over, whichever application made them. */
export const aliveOf = (model: Model, user: User): Connection[] =>
  model.connections.filter((connection) => connection.owner.user === user && isAlive(connection));

/** The connections on a standing order that convert. */
export const activeOn = (model: Model, order: StandingOrder): Connection[] =>
  model.connections.filter((connection) => connection.order === order && connection.status === "ACTIVE");

export const allGrants = (model: Model): Grant[] => [...model.users.values()].flatMap((user) => user.grants);

/** A grant whose key is known and good. */
export type Session = Grant & { key: string };

const isSession = (grant: Grant): grant is Session => grant.status === "connected" && grant.key !== undefined;

export const liveSessions = (model: Model): Session[] => allGrants(model).filter(isSession);

export const describe = ({ user, application }: Grant): string => `${user.email.split(/[+@]/)[0]} in ${application}`;
