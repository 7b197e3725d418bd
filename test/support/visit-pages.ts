import type { Page } from "playwright-core";

/** Opens one page of the sandbox of each kind, found as people find them: by their links. */
export async function* visitPages(page: Page, address: string): AsyncGenerator<string> {
  const links = new Set<string>();
  for (const section of ["/", "/users", "/connections", "/inbox", "/deposits", "/deliveries", "/requests", "/faults"]) {
    await page.goto(address + section);
    const hrefs = await page
      .locator("main a")
      .evaluateAll((found: HTMLAnchorElement[]) => found.map(({ pathname }) => pathname));
    for (const href of hrefs) links.add(href);
    yield section;
  }
  const kinds = [/^\/connections\/./, /^\/deliveries\/./, /^\/account\//, /^\/signup\//, /^\/consent\//, /^\/otp\//];
  const examples = kinds.map((kind) => [...links].find((link) => kind.test(link)) ?? `no link like ${kind}`);
  const account = examples.find((path) => path.startsWith("/account/"));
  const others = [`${account}/integrations`, `${account}/history`, "/sign-in", "/?notice=reset-refused"];
  for (const path of [...examples, ...others]) {
    await page.goto(address + path);
    yield path;
  }
}
