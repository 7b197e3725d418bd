import { findBrowser } from "./find-browser.ts";

const NOTICE = `
  No Chromium or Chrome on this machine: the tests in *.browser.test.ts are left out, all others run.
  To run them too, install one (Debian: apt-get install chromium) or name one in CHROME_PATH.
`;

/** The test files to leave out when there is no browser to run them in; says so, once. */
export function leaveOutWithoutBrowser(): string[] {
  if (findBrowser() !== undefined) return [];
  console.warn(NOTICE);
  return ["**/*.browser.test.ts"];
}
