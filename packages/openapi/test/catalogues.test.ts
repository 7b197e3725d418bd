import {
  combinations,
  currencies,
  defaultCurrency,
  type ErrorCode,
  errors,
  events,
  limits,
  operations,
  polling,
  transitions,
  webhookDelivery,
} from "@svc/openapi";
import { describe, expect, it } from "vitest";
import { description } from "./description.ts";

describe("operations", () => {
  it("names every operation of the description with method and path, and no other", () => {
    const described = Object.entries(description.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(Object.entries(operations).map(([id, { method, path }]) => `${id} ${method} ${path}`)).toEqual(described);
  });

  it("knows the keys: the master key for onboarding, either for rates, the user's for the rest", () => {
    const byKeys = Map.groupBy(Object.values(operations), ({ keys }) => keys.join());
    const names = [...byKeys].map(([keys, calls]) => [keys, calls.map(({ operationId }) => operationId)]);
    expect(Object.fromEntries(names)).toMatchObject({
      masterKey: ["connectUser", "getConnectStatus"],
      "masterKey,userKey": ["getRate"],
    });
    expect(byKeys.get("userKey")).toHaveLength(11);
  });

  it("calls safe what only reads", () => {
    const safe = Object.values(operations).filter((operation) => operation.safe);
    expect(safe.map(({ operationId }) => operationId).sort()).toEqual([
      "getBalance",
      "getConnectStatus",
      "getConnection",
      "getRate",
      "getUserId",
      "listConnections",
      "listTransactions",
    ]);
  });

  it("lists error codes under the status that the catalogue of errors gives them", () => {
    const listed = Object.values(operations).flatMap(({ operationId, errors: byStatus }) =>
      Object.entries<readonly ErrorCode[]>(byStatus).flatMap(([status, codes]) =>
        codes.map((code) => ({
          operationId,
          code,
          status: status === "default" ? errors[code].status : Number(status),
        })),
      ),
    );
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter(({ code, status }) => errors[code].status !== status)).toEqual([]);
  });
});

describe("errors", () => {
  it("says how long to wait exactly where waiting helps", () => {
    for (const [code, { retry, retryAfterSeconds }] of Object.entries(errors)) {
      expect(retryAfterSeconds === null, code).toBe(retry !== "later");
    }
  });

  it("takes the seconds of a named limit over from the limits", () => {
    expect(errors.RECENTLY_FAILED_IBAN.retryAfterSeconds).toBe(limits.recentlyFailedIbanBlock.value);
  });

  it("lists each code for at least one operation, or for those that precede the choice of one", () => {
    const used = new Set<string>(Object.values(operations).flatMap((each) => Object.values(each.errors).flat()));
    expect(Object.keys(errors).filter((code) => !used.has(code))).toEqual([]);
  });
});

describe.each(Object.entries(transitions))("transitions of %s", (_name, { states, terminal, rows }) => {
  const known: readonly string[] = states;
  const final: readonly string[] = terminal;

  it("begins somewhere, and reaches every state", () => {
    expect(rows.filter(({ from }) => from === null)).toHaveLength(1);
    expect(new Set<string>(rows.map(({ to }) => to))).toEqual(new Set(known));
  });

  it("leaves every state but the terminal ones", () => {
    const left = new Set<string | null>(rows.map(({ from }) => from));
    expect(known.filter((state) => !left.has(state))).toEqual(final);
  });
});

it("expires a connection after the time that the limits say", () => {
  const expiries = transitions.ConnectionStatus.rows.filter(({ trigger }) => trigger === "expiry");
  expect(expiries.map(({ afterSeconds }) => afterSeconds)).toEqual([limits.connectionExpiry.value]);
});

it("polls until a state that no more polling changes", () => {
  const { states } = transitions.ConnectionStatus;
  const settled = states.filter((state) => state !== "INITIATING");
  expect(settled, "add the state to `stopOn` of `x-polling`, or wait through it here too").toEqual(
    polling.getConnection.stopOn,
  );
});

it("combines only currencies that it knows", () => {
  const combined = Object.values(combinations).flatMap((table) => Object.keys(table));
  expect(combined.filter((code) => !Object.hasOwn(currencies, code))).toEqual([]);
});

it("offers a default network only among the networks of the currency", () => {
  for (const [code, { networks, default: preset }] of Object.entries(combinations.buy)) {
    const choice: readonly string[] = networks;
    expect(preset === null ? choice.length > 1 : choice.includes(preset), code).toBe(true);
  }
});

it("knows the one currency that every request for a connection stands for when it names none", () => {
  const members = new Set(["currency", "sourceCurrency", "destinationCurrency"]);
  const presets = Object.values(description.components.schemas).flatMap((schema) =>
    Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      members.has(name) && member.default !== undefined ? [member.default] : [],
    ),
  );
  expect([...new Set(presets)], "requests that differ in this need a catalogue that tells them apart").toEqual([
    defaultCurrency,
  ]);
});

it("has the seven deposit pairs", () => {
  expect(Object.values(combinations.deposit).flat()).toHaveLength(7);
});

it("sends the three events to paths after the callback", () => {
  expect(Object.values(events).map(({ path }) => path)).toEqual([
    "/verification-status",
    "/order-status",
    "/connection-status",
  ]);
});

it("repeats a delivery after longer and longer pauses", () => {
  const pauses: readonly number[] = webhookDelivery.retryAfterSeconds;
  expect([...pauses].sort((one, other) => one - other)).toEqual(pauses);
});
