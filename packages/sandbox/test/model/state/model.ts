import type { Rules } from "../rules/rules.ts";
import { type ApplicationName, START } from "./cast.ts";
import type { Currency, Plan } from "./plan.ts";

/**
 * What the service knows, as the specification and the decisions tell it, and nothing else. What only the service can
 * know (ids, keys, deposit places) is undefined until an answer has shown it, and must not change afterwards.
 */
export interface Model {
  readonly rules: Rules;
  now: number;
  readonly users: Map<string, User>;
  /** Oldest first, as are all lists here. */
  readonly connections: Connection[];
  readonly orders: StandingOrder[];
  readonly challenges: Challenge[];
  readonly places: Place[];
  readonly deposits: Deposit[];
  /** What will happen by itself. */
  readonly agenda: Due[];
  /** What has to have arrived at callbacks. */
  readonly events: ExpectedEvent[];
}

export interface User {
  readonly email: string;
  id: string | undefined;
  kyc: "NONE" | "APPROVED" | "REJECTED";
  readonly grants: Grant[];
  /** The challenges for which an SMS was sent, in order. */
  readonly texted: Challenge[];
  readonly ibans: Set<string>;
  /** Chain and address. */
  readonly addresses: Set<string>;
}

/** What stands between one user and one application. Whoever holds its key acts as it. */
export interface Grant {
  readonly user: User;
  readonly application: ApplicationName;
  status: "onboarding" | "pending" | "connected" | "rejected";
  key: string | undefined;
  readonly revokedKeys: string[];
  callback: string | undefined;
  ref: string | undefined;
  wish: Plan | undefined;
}

export type ConnectionStatus = "INITIATING" | "PENDING" | "ACTIVE" | "FAILED" | "EXPIRED" | "INACTIVE";

export interface Connection {
  readonly owner: Grant;
  readonly plan: Plan;
  readonly createdAt: number;
  id: string | undefined;
  /** Undefined at first when the service chooses it. */
  name: string | undefined;
  status: ConnectionStatus;
  updatedAt: number;
  order: StandingOrder | undefined;
  place: string | undefined;
}

export interface StandingOrder {
  readonly createdAt: number;
  /** The connection that it was made for; others may join. */
  readonly first: Connection;
  id: string | undefined;
  status: "PENDING_CONFIRMATION" | "ACTIVE" | "EXPIRED" | "CANCELLED";
  updatedAt: number;
}

export interface Challenge {
  readonly purpose: "activation" | "cancellation";
  readonly connection: Connection;
  readonly order: StandingOrder;
  readonly expiresAt: number;
  readonly resendsLeft: number;
  id: string | undefined;
  attemptsLeft: number;
  /** Another one has taken its place. */
  replaced: boolean;
}

/** Where money can be sent to. */
export interface Place {
  readonly text: string;
  readonly owner: Grant;
  readonly currency: Currency;
  /** Undefined for the top-up of a card. */
  readonly connection: Connection | undefined;
  readonly lightning: boolean;
  used: boolean;
}

export interface Deposit {
  readonly place: Place;
  readonly id: string;
  readonly createdAt: number;
  readonly sourceAmount: bigint;
  readonly destinationCurrency: Currency;
  /** Between these the service may round as it likes; what it has said first is then held against it. */
  readonly least: bigint;
  readonly most: bigint;
  destinationAmount: bigint | undefined;
  /** The price that was promised; undefined where the service may round it. */
  readonly price: string | undefined;
  readonly end: "SUCCESSFUL" | "FAILED";
  status: "PENDING" | "SUCCESSFUL" | "FAILED";
}

export interface Due {
  readonly at: number;
  happen(): void;
}

export interface ExpectedEvent {
  readonly url: string;
  body(): Readonly<Record<string, unknown>>;
}

export function emptyModel(rules: Rules): Model {
  return {
    rules,
    now: Date.parse(START),
    users: new Map(),
    connections: [],
    orders: [],
    challenges: [],
    places: [],
    deposits: [],
    agenda: [],
    events: [],
  };
}
