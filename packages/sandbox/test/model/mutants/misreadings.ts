import { type Rules, specification } from "../rules/rules.ts";
import type { Connection } from "../state/model.ts";

/** Specifications that are wrong in one point. Where the sandbox passes with one of them, that point is not tested. */
export const misreadings: Readonly<Record<string, Partial<Rules>>> = {
  "names may be used twice": { nameIsTaken: () => false },
  "names are unique per application": {
    nameIsTaken: (model, user, name) => model.users.size === 1 && specification.nameIsTaken(model, user, name),
  },
  "destinations may be used twice": { destinationClash: () => undefined },
  "a pending destination is like an active one": {
    destinationClash: (...given) => specification.destinationClash(...given) && "DUPLICATE_DESTINATION_ADDRESS",
  },
  "Lightning user names are unique per user only": {
    lightningNameIsTaken: (model, user, plan) =>
      specification.lightningNameIsTaken({ ...model, connections: ofUser(model.connections, user) }, user, plan),
  },
  "an eleventh connection may be pending": {
    hasTooManyPending: (model, user) =>
      specification.hasTooManyPending({ ...model, connections: ofUser(model.connections, user).slice(1) }, user),
  },
  "a failed IBAN is free again at once": { ibanHasJustFailed: () => false },
  "a failed IBAN is blocked for everybody": {
    ibanHasJustFailed: (model, _user, plan) =>
      [...model.users.values()].some((user) => specification.ibanHasJustFailed(model, user, plan)),
  },
  "connections expire a minute too early": { connectionExpiry: ({ createdAt }) => createdAt + 29 * 60_000 },
  "sending a code again extends the time": { expiryAfterResend: ({ now }) => now + 30 * 60_000 },
  "six wrong codes are allowed": { otpAttempts: 6 },
  "a code is sent again twice at most": { otpResends: 2 },
  "Lightning connections share nothing": { sharedOrder: () => undefined },
  "cancelling always asks for a code": { cancelsAtOnce: () => false },
  "cancelling ends only one connection": {
    endsWithOrder: (model, order) => specification.endsWithOrder(model, order).slice(0, 1),
  },
  "the service charges nothing": { isFairSellPrice: (price, market) => price === market },
  "a cent is kept back": {
    sale: (...given) => {
      const { least } = specification.sale(...given);
      return { least: least - 1n, most: least - 1n };
    },
  },
  "buys cost no fee": {
    purchase: (cents, ...given) => specification.purchase((cents * 10_200n) / 10_000n, ...given),
  },
  "a card address may be paid twice": { isAccepted: ({ connection }) => connection?.status !== "INACTIVE" },
  "payouts add to the balance": {
    balance: (model, user) =>
      model.deposits
        .filter(({ place, status }) => place.owner.user === user && status === "SUCCESSFUL")
        .reduce((sum, { destinationAmount = 0n }) => sum + destinationAmount, 0n),
  },
  "applications see each other's connections": { seesConnection: ({ user }, { owner }) => owner.user === user },
  "applications see each other's transactions": { seesDeposit: ({ user }, { place }) => place.owner.user === user },
  "anybody of the user's may answer a challenge": {
    mayAnswer: ({ user }, { connection, replaced }) => connection.owner.user === user && !replaced,
  },
  "a replaced challenge is still good": { mayAnswer: (grant, { connection }) => connection.owner === grant },
  "a revoked key still works": { keyWorks: () => true },
  "nothing is sent again": { repeatsOf: () => [] },
  "a fault is met once more": { callsThatFail: (times) => times + 1 },
  "a fault is met once less": { callsThatFail: (times) => times - 1 },
  "a snapshot keeps no time": { timeAfterReturn: (_kept, left) => left },
  "the clock stands still while it goes with the time": { timeAfterGoing: (before) => before },
};

const ofUser = (connections: readonly Connection[], user: unknown) =>
  connections.filter(({ owner }) => owner.user === user);
