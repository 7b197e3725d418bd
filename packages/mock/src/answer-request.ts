import type { IncomingMessage } from "node:http";
import { type ErrorCode, errors } from "@svc/openapi";
import type { Answer } from "./answer.ts";
import { checkKey, checkShape } from "./check-request.ts";
import { chooseAnswer } from "./choose-answer.ts";
import { createPrism } from "./create-prism.ts";
import { loadDescription } from "./description.ts";
import { listAnswers } from "./list-answers.ts";
import { listExamples } from "./list-examples.ts";
import { matchRoute } from "./match-route.ts";
import { prepareDescription } from "./prepare-description.ts";
import { readBody } from "./read-body.ts";
import { readPrefer } from "./read-prefer.ts";
import { Refusal } from "./refusal.ts";

/** Answers one request, or throws a Refusal. `base` is the address under which the mock is reached. */
export type AnswerRequest = (request: IncomingMessage, base: string) => Promise<Answer>;

export async function createAnswerRequest(): Promise<AnswerRequest> {
  const description = prepareDescription(loadDescription());
  const prism = await createPrism(description);

  return async (request, base) => {
    // Put together as text: resolved against the base, `//there` would be the name of a host.
    const url = URL.parse(`${base}${request.url}`);
    if (url === null) throw new Refusal("ROUTE_NOT_FOUND");
    const { pathname, searchParams } = url;
    if (pathname === "/_mock/examples") {
      if (request.method !== "GET") throw new Refusal("METHOD_NOT_ALLOWED", { headers: { allow: "GET" } });
      return { status: 200, body: listExamples(description, base) };
    }
    const route = matchRoute(request.method, pathname);
    checkKey(route, request.headers["api-key"]);
    const body = await readBody(request);
    checkShape(route, searchParams, body);
    const preference = readPrefer(request.headers.prefer);
    const answers = listAnswers(description, route.operationId);
    const { status, example } = chooseAnswer(answers, preference, [body, route.parameters]);
    const answer = await prism({ ...route, status, ...(!preference.dynamic && { example }) });
    return { ...answer, headers: adviseRetry(example) };
  };
}

/** The description can promise `Retry-After` only for a whole status; the catalogue knows which of its codes pass by themselves. */
function adviseRetry(code: string): Record<string, string> {
  const seconds = isErrorCode(code) ? errors[code].retryAfterSeconds : null;
  return seconds === null ? {} : { "retry-after": String(seconds) };
}

function isErrorCode(name: string): name is ErrorCode {
  return Object.hasOwn(errors, name);
}
