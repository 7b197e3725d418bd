import type { Json } from "../json.ts";

/** What fits beside the text of a call without scrolling. */
const LINE_WIDTH = 56;

/** A value as a TypeScript literal behind `before`: on the same line when it fits, else one member to a line. */
export function writeLiteral(value: Json, before = "", indent = ""): string {
  const short = onOneLine(value);
  const fits = indent.length + before.length + short.length <= LINE_WIDTH;
  if (typeof value !== "object" || value === null || fits) return `${before}${short}`;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const entries = Array.isArray(value)
    ? value.map((item) => writeLiteral(item, "", deeper))
    : Object.entries(value).map(([name, item]) => writeLiteral(item, `${memberName(name)}: `, deeper));
  return [`${before}${open}`, ...entries.map((entry) => `${deeper}${entry},`), `${indent}${close}`].join("\n");
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
