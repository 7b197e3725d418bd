import { readText } from "../../../../test/support/workspace.ts";

export interface Block {
  readonly language: string;
  readonly code: string;
}

/** The fenced blocks of a page, in order. The path is relative to the package. */
export function readBlocks(page: string): Block[] {
  const text = readText(`packages/sandbox/${page}`);
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({ language, code }));
}
