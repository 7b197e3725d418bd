import { parse } from "yaml";
import { readText } from "../support/workspace.ts";

/** A fresh copy of the description that breaks no rule. */
export function readGood(): unknown {
  return parse(readText("test/lint/good.yaml"));
}
