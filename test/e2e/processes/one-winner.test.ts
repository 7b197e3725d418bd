import { describe, expect, test } from "vitest";
import { type ApiCaller, createCaller, send } from "../../../packages/sandbox/test/support/call.ts";
import { type CliProcess, startCli } from "../../../packages/sandbox/test/support/cli.ts";
import { wrongCode } from "../../../packages/sandbox/test/support/connections.ts";
import { createControl } from "../../../packages/sandbox/test/support/control.ts";
import { buy, evmAddress, lightning } from "../../../packages/sandbox/test/support/requests.ts";
import { signConnect } from "../../../packages/sandbox/test/support/sign.ts";
import { createDatabase } from "../../../packages/sandbox/test/support/stores.ts";
import { startReceiver } from "./support/receiver.ts";
import { openRemains } from "./support/states.ts";

type OperationId = Parameters<typeof send>[2];

interface Answer {
  readonly status: number;
  /** The error's code; empty when there is none. */
  readonly code: string;
  readonly body: unknown;
}

/** Two processes on one database, which have to agree. */
async function startPair() {
  const database = await createDatabase();
  const start = () => startCli("--clock=manual", "--database", database);
  const pair = await Promise.all([start(), start()]);
  return {
    database,
    pair,
    /** Sends calls at once, in turn to the one and to the other. */
    race: (count: number, call: (process: CliProcess, number: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: count }, (_, number) => call(pair[number % 2 === 0 ? 0 : 1], number))),
    /** Nothing went wrong inside either, and the books are right. */
    async end() {
      for (const process of pair) expect(await process.end("SIGINT")).toMatchObject({ code: 0, stderr: "" });
      return openRemains({ database });
    },
  };
}

async function ask(process: CliProcess, key: string, id: OperationId, body: unknown, headers = {}): Promise<Answer> {
  const response = await send(process, key, id, { body, headers });
  const answer: unknown = await response.json();
  const { errorCode = "" }: { errorCode?: string } = Object(answer);
  return { status: response.status, code: errorCode, body: answer };
}

async function connect(process: CliProcess, email: string, callback?: string): Promise<ApiCaller> {
  const [application] = await createControl(process).call("listApplications");
  const body = { email, ...(callback !== undefined && { callback }) };
  if (!application) throw new Error("no application");
  const partner = createCaller(process, application.masterKey);
  const answer = await partner.call("connectUser", { body, headers: signConnect({ application }, body) });
  return createCaller(process, answer.status === "connected" ? answer.apiKey : "");
}

/** How often each answer came: accepted calls by their status, refused ones by their code. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ status, code }) => code || `${status}`);
  return Object.fromEntries([...groups].map(([name, group]) => [name, group.length]));
}

describe("Calls that reach two processes at once", () => {
  test.each([
    [
      "name",
      "DUPLICATE_NAME",
      (n: number) => buy({ destinationCurrency: "ETH", destinationAddress: evmAddress(n + 1) }),
    ],
    ["destination", "DUPLICATE_BRINGIN_LINK", (n: number) => buy({ name: `Savings ${n}` })],
    ["Lightning user name", "LN_ADDRESS_EXISTS", (n: number) => lightning({ name: `Tips ${n}` })],
  ])("of 200 connections with one %s, one is accepted", async (_, code, request) => {
    const { pair, race, end } = await startPair();
    const user = await connect(pair[0], "ana+connected@example.com");
    const answers = await race(200, (process, number) => ask(process, user.key, "createConnection", request(number)));
    const { CONCURRENT_REQUEST: busy = 0, ...rest } = tally(answers);
    // Which of the two a loser is told depends on when it came.
    expect(rest).toEqual({ 202: 1, [code]: 199 - busy });
    expect(await user.call("listConnections")).toHaveLength(1);
    expect((await end()).contents.connections).toHaveLength(1);
  });

  test("of 20 users who want one Lightning user name, one gets it", async () => {
    const { pair, race, end } = await startPair();
    const emails = Array.from({ length: 20 }, (_, number) => `user-${number}+connected@example.com`);
    const users = await Promise.all(emails.map((email) => connect(pair[0], email)));
    const answers = await race(20, (process, n) => ask(process, users[n]?.key ?? "", "createConnection", lightning()));
    expect(tally(answers)).toEqual({ 202: 1, LN_ADDRESS_EXISTS: 19 });
    expect((await end()).contents.connections).toHaveLength(1);
  });

  test("a code that is confirmed 50 times activates once", async () => {
    const receiver = await startReceiver();
    const { pair, race, end } = await startPair();
    const { user, challengeId, code, control } = await awaitCode(pair, receiver.url);
    const body = { challengeId, verificationCode: code };
    const answers = await race(50, (process) => ask(process, user.key, "confirmConnection", body));
    expect(tally(answers)).toEqual({ 200: 1, CONNECTION_NOT_PENDING: 49 });
    await control.call("setClock", { body: { advanceSeconds: 1 } });
    await receiver.until(() => receiver.arrivals.length > 0);
    expect(await user.call("listConnections")).toMatchObject([{ svcLink: { status: "ACTIVE" } }]);
    expect((await end()).contents.deliveries).toHaveLength(1);
    expect(receiver.arrivals).toHaveLength(1);
  });

  test("of 50 wrong codes five are looked at", async () => {
    const { pair, race, end } = await startPair();
    const { user, challengeId, code } = await awaitCode(pair);
    const body = { challengeId, verificationCode: wrongCode(code) };
    const answers = await race(50, (process) => ask(process, user.key, "confirmConnection", body));
    expect(tally(answers)).toEqual({ INVALID_OTP: 5, OTP_ATTEMPTS_EXHAUSTED: 45 });
    const left = answers.map((answer) => Object(answer.body).errorDetails?.attempts).filter((n) => n !== undefined);
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    await end();
  });

  test("a new e-mail address that is connected 50 times makes one user with one key", async () => {
    const { pair, race, end } = await startPair();
    const [application] = await createControl(pair[0]).call("listApplications");
    const body = { email: "ana+connected@example.com" };
    const answers = await race(50, (process) => ask(process, application?.masterKey ?? "", "connectUser", body));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map((answer) => Object(answer.body).apiKey)).size).toBe(1);
    expect((await end()).contents).toMatchObject({ users: { length: 1 }, grants: { length: 1 } });
  });

  test("the clock never goes back, whoever moves it", async () => {
    const { pair, race, end } = await startPair();
    const { now } = await createControl(pair[0]).call("getClock");
    let time = Date.parse(now);
    for (let round = 0; round < 40; round += 1) {
      const start = time;
      await race(2, (process, number) => moveTo(process, start + (number + 1) * 60_000));
      time += 2 * 60_000;
      expect(await createControl(pair[0]).call("getClock")).toMatchObject({ now: new Date(time).toISOString() });
    }
    await end();
  });
});

/** Refused when the time is in the past by then. */
async function moveTo(process: CliProcess, time: number): Promise<Answer> {
  const body = { advanceTo: new Date(time).toISOString() };
  const { status } = await createControl(process).send("POST", "/clock", body);
  return { status, code: "", body: null };
}

/** A connection that waits for the code that its user was sent. */
async function awaitCode(pair: readonly [CliProcess, CliProcess], callback?: string) {
  const user = await connect(pair[0], "ana+connected@example.com", callback);
  const control = createControl(pair[1]);
  await user.call("createConnection", { body: buy() });
  await control.call("setClock", { body: { advanceSeconds: 5 } });
  const [detail] = await user.call("listConnections");
  const order = detail?.standingOrder;
  const challengeId = order?.status === "PENDING_CONFIRMATION" ? order.challengeId : "";
  return { user, control, challengeId, code: await control.code() };
}
