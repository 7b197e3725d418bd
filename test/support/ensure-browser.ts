import { execFileSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const HELP = "No Chromium found and none could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.";

/** Path of a Chromium; on a Debian machine where we are root (a container, usually) a missing one is installed first. */
export function ensureBrowser(): string {
  const path = findBrowser() ?? (installWithApt() ? findBrowser() : undefined);
  if (path === undefined) throw new Error(HELP);
  return path;
}

function installWithApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log("Installing Chromium for the browser tests ...");
  try {
    apt("update");
    apt("install", "--yes", "--no-install-recommends", "chromium");
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function apt(...args: string[]): void {
  execFileSync("apt-get", ["-qq", ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

if (import.meta.main) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
