import { errorsOf } from "../catalogues/operations.ts";
import { type Call, listCalls } from "../description/calls.ts";
import type { Content } from "../description/openapi.ts";
import { isReference, nameOf } from "../description/resolve.ts";
import { type Step, step } from "../step.ts";

const clients: Readonly<Record<string, string>> = { masterKey: "partner", userKey: "user" };

/** A page that lists every call as one writes it with the client. */
export function apiIndex(file: string): Step {
  return step("index of calls", [file], ({ source, document }) => {
    const calls = listCalls(document);
    const common = codesOfAll(calls);
    const sections = [...Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? "")].map(
      ([tag, members]) => `## ${tag}\n\n${table(members, common)}`,
    );
    const paragraphs = [
      `<!-- Made from ${source} by \`pnpm generate\`. Change the description, not this file. -->`,
      "# Every call",
      "`partner` is what `createPartnerClient` returns, `user` what `createUserClient` returns. Bodies and answers are named as in `Schemas`.",
      `Beside the codes in its row, every call can be refused with ${code(common)}.`,
      ...sections,
    ];
    return `${paragraphs.join("\n\n")}\n`;
  });
}

function table(calls: readonly Call[], common: readonly string[]): string {
  const rows = calls.map((call) => [
    call.operation.summary ?? call.id,
    call.keys.map((key) => `\`${invocation(clients[key] ?? key, call)}\``).join("<br>"),
    bodyOf(call.operation.requestBody?.content),
    answerOf(call),
    code(codesOf(call).filter((name) => !common.includes(name))),
  ]);
  const head = ["", "Call", "Body", "Answer", "Refused with"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function invocation(client: string, { method, path, operation, parameters }: Call): string {
  const init = [
    ...(parameters.length > 0 ? [`params: { ${parameters.map(paramOf).join(", ")} }`] : []),
    ...(operation.requestBody ? ["body"] : []),
  ];
  return `${client}.${method.toUpperCase()}("${path}"${init.length > 0 ? `, { ${init.join(", ")} }` : ""})`;
}

function paramOf(parameter: Call["parameters"][number]): string {
  return `${parameter.in}: { ${parameter.name} }`;
}

function bodyOf(content: Content = {}): string {
  const schema = content["application/json"]?.schema;
  return schema && isReference(schema) ? `\`${nameOf(schema)}\`` : "";
}

function answerOf({ responses }: Call): string {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([status, { content }]) => `${status} ${bodyOf(content)}`)
    .join(", ");
}

function codesOf(call: Call): string[] {
  return Object.values(errorsOf(call)).flat();
}

function codesOfAll(calls: readonly Call[]): string[] {
  const [first = [], ...others] = calls.map(codesOf);
  return first.filter((name) => others.every((codes) => codes.includes(name)));
}

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
