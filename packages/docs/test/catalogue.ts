import type { Catalogue } from "../src/catalogue.ts";

const error = { retry: "after-change", retryAfterSeconds: null, mayHaveTakenEffect: false, origin: "stated" } as const;

/** A small catalogue, so that the tests do not change with the description. */
export const catalogue: Catalogue = {
  errors: {
    NAME_TAKEN: { ...error, status: 409, meaning: "It is taken.", action: "Choose another." },
    BLOCKED: { ...error, status: 400, meaning: "Blocked.", action: "Wait.", retry: "later", retryAfterSeconds: 600 },
    NO_ROUTE: { ...error, status: 404, meaning: "No such path.", action: "Check it.", retry: "never" },
    BROKEN: {
      status: 500,
      meaning: "It failed.",
      action: "Look.",
      retry: "later",
      retryAfterSeconds: 1,
      mayHaveTakenEffect: true,
      origin: "assumed",
    },
  },
  transitions: {
    Door: {
      states: ["OPEN", "SHUT", "GONE"],
      terminal: ["GONE"],
      rows: [
        row({ from: null, trigger: "build", operations: ["buildDoor"], to: "OPEN" }),
        row({ from: "OPEN", trigger: "push", condition: "otp-needed", to: "SHUT", effects: ["It clicks."] }),
        row({ from: "SHUT", trigger: "pull", to: "OPEN" }),
        row({ from: "SHUT", trigger: "decay", afterSeconds: 1800, to: "GONE" }),
      ],
    },
  },
  polling: {
    getConnection: {
      status: "/svcLink/status",
      intervalSeconds: { min: 2, max: 3 },
      timeoutSeconds: 60,
      stopOn: ["PENDING", "ACTIVE"],
    },
    getConnectStatus: {
      status: "/status",
      intervalSeconds: { min: 15, max: 30 },
      timeoutSeconds: null,
      stopOn: ["connected"],
    },
  },
  currencies: {
    BTC: { name: "Bitcoin", decimals: 8, smallestUnit: "satoshi", origin: "stated" },
    EUR: { name: "Euro", decimals: 2, smallestUnit: "cent", origin: "stated" },
    ETH: { name: "Ether", decimals: 18, smallestUnit: "wei", origin: "assumed" },
  },
  combinations: {
    buy: {
      USDC: { networks: ["USDC", "POLYGON"], default: null },
      POL: { networks: ["POL", "POLYGON"], default: "POLYGON" },
    },
    sell: { BTC: ["ONCHAIN", "LN"] },
    deposit: { USDT: ["POLYGON", "ETHEREUM"] },
  },
  operations: {
    getConnection: { keys: ["userKey"], safe: true },
    createConnection: { keys: ["userKey"], safe: false },
    getRate: { keys: ["masterKey", "userKey"], safe: true },
  },
  events: { orderStatus: { idempotencyKey: ["orderId", "status"] } },
  limits: {
    connectionExpiry: { value: 1800, unit: "seconds", meaning: "It expires.", origin: "stated" },
    bodySize: { value: 1_048_576, unit: "bytes", meaning: "It is refused.", origin: "assumed" },
  },
  webhookDelivery: {
    timeoutSeconds: 10,
    retryAfterSeconds: [5, 120, 86_400],
    jitterPercent: 10,
    origin: "assumed",
  },
};

type Row = Catalogue["transitions"][string]["rows"][number];

function row(own: Pick<Row, "from" | "trigger" | "to"> & Partial<Row>): Row {
  return { operations: [], condition: null, afterSeconds: null, effects: [], ...own };
}
