import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import type { Answer } from "./answer.ts";
import type { Description } from "./description.ts";

export interface PrismRequest {
  readonly method: keyof typeof METHODS;
  readonly path: string;
  readonly status: number;
  /** Name of the example to answer with; without one the body is made up from its schema. */
  readonly example?: string;
}

export type Prism = (request: PrismRequest) => Promise<Answer>;

/** As Prism spells them. */
const METHODS = { GET: "get", POST: "post" } as const;

const CONFIG = {
  isProxy: false,
  upstreamProxy: undefined,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
} as const;

/**
 * Prism without its server. It composes the answers; requests are checked before they come here, because Prism does not
 * tell the caller which places are wrong once the description has an example of the refusal.
 */
export async function createPrism(description: Description): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(structuredClone(description));
  const logger = createLogger("svc-mock", { level: "silent" });
  const prism = createInstance({ ...CONFIG, mock: { dynamic: false } }, { logger });
  return async ({ method, path, status, example }) => {
    const mock = {
      code: status,
      dynamic: example === undefined,
      ...(example !== undefined && { exampleKey: example }),
    };
    const result = await prism.request({ method: METHODS[method], url: { path } }, operations, { ...CONFIG, mock })();
    if (result._tag === "Left") throw result.left;
    const { statusCode, body } = result.right.output;
    return { status: statusCode, body };
  };
}
