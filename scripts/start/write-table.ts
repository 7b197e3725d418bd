import { styleText } from "node:util";
import type { RunningService, Service } from "./service.ts";

/** One line per service with its address, and a second one with a command to paste. In colour where the terminal wants it. */
export function writeTable(running: readonly (readonly [Service, RunningService])[]): string {
  const names = widthOf(running.map(([{ name }]) => name));
  const urls = widthOf(running.map(([, { url }]) => url));
  return running
    .map(([{ name, about }, { url, curl }]) => {
      const heading = `${styleText("bold", name.padEnd(names))}  ${styleText("cyan", url.padEnd(urls))}  ${about}`;
      return `${heading}\n${" ".repeat(names)}  ${curl}`;
    })
    .join("\n\n");
}

function widthOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}
