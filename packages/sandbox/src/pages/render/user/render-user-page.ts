import { renderDocument } from "../document.ts";
import { type Html, html } from "../html.ts";
import { type LiveKind, live } from "../parts/live.ts";
import { type Notice, notice } from "../parts/notice.ts";

export interface UserPage {
  readonly title: string;
  /** What can change where the user stands, and with it the whole page. */
  readonly renewedBy: readonly LiveKind[];
  readonly notice?: Notice | undefined;
  readonly content: Html;
}

/** One thing at a time, in the middle of the page: what a user meets on the way to a connection. */
export function renderUserPage({ title, renewedBy, notice: said, content }: UserPage): Html {
  return renderDocument({
    title,
    body: html`<div class="hosted">
      <header><span class="brand"><span aria-hidden="true" class="mark"></span>svc</span> <span class="tag">Sandbox</span></header>
      <main id="main" tabindex="-1" class="card">
        ${notice(said)}
        ${live("step", renewedBy, html`<h1>${title}</h1>${content}`)}
      </main>
      <footer class="hint">A simulation: no real money, no real identity check.</footer>
    </div>`,
  });
}
