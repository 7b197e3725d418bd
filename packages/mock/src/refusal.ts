import { type ErrorCode, errors } from "@svc/openapi";
import type { Answer } from "./answer.ts";

/** A place in the request that is wrong, as `errorDetails` of VALIDATION_FAILED lists it. */
export interface Place {
  /** JSON Pointer into the body, or `/path/<name>`, `/query/<name>`, `/header/<name>`. */
  readonly path: string;
  readonly message: string;
}

export interface RefusalOptions {
  readonly places?: readonly Place[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by the step that finds the request unfit; ends up as an error answer in the shape of the service. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly answer: Answer;

  constructor(code: ErrorCode, { places, headers }: RefusalOptions = {}) {
    const { status, meaning } = errors[code];
    super(`${status} ${code}: ${meaning}`);
    this.answer = {
      status,
      ...(headers && { headers }),
      body: { message: meaning, statusCode: status, errorCode: code, ...(places && { errorDetails: places }) },
    };
  }
}
