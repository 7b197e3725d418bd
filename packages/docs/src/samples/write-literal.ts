import type { Json } from "../json.ts";

const LINE_WIDTH = 72;

/** A value as a TypeScript literal: on one line when it is short, else one member to a line. */
export function writeLiteral(value: Json, indent = ""): string {
  const short = onOneLine(value);
  if (typeof value !== "object" || value === null || indent.length + short.length <= LINE_WIDTH) return short;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const entries = Array.isArray(value)
    ? value.map((item) => writeLiteral(item, deeper))
    : Object.entries(value).map(([name, item]) => `${memberName(name)}: ${writeLiteral(item, deeper)}`);
  return [open, ...entries.map((entry) => `${deeper}${entry},`), `${indent}${close}`].join("\n");
}

function onOneLine(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  const members = Object.entries(value).map(([name, item]) => `${memberName(name)}: ${onOneLine(item)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
