import type { Json } from "../json.ts";
import { placeholderKey } from "./placeholder-key.ts";
import type { Call } from "./read-call.ts";
import { writeLiteral } from "./write-literal.ts";

/** The same call through `@svc/client`. */
export function writeTypeScript(call: Call): string {
  const create = call.keys.includes("userKey") ? "createUserClient" : "createPartnerClient";
  const options = {
    baseUrl: call.baseUrl,
    apiKey: placeholderKey(call),
    ...(call.isSigned ? { apiSecret: "your-api-secret" } : {}),
  };
  return `import { ${create} } from "@svc/client";

${writeLiteral(options, `const client = ${create}(`)});

const { data, error } = await ${writeCallOf(call)};
if (error) throw error;
console.log(data);`;
}

function writeCallOf({ method, route, pathValues, queryValues, body }: Call): string {
  const params = {
    ...(Object.keys(pathValues).length > 0 ? { path: { ...pathValues } } : {}),
    ...(Object.keys(queryValues).length > 0 ? { query: { ...queryValues } } : {}),
  };
  const init: Record<string, Json> = {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const call = `client.${method}(${JSON.stringify(route)}`;
  return Object.keys(init).length > 0 ? `${writeLiteral(init, `${call}, `)})` : `${call})`;
}
