import { paths } from "../../paths.ts";
import { renderDocument } from "../document.ts";
import { type Html, html } from "../html.ts";
import { type Notice, notice } from "../parts/notice.ts";

const TABS = [
  ["Overview", paths.account],
  ["Integrations", paths.integrations],
  ["History", paths.history],
] as const;

export interface AccountPage {
  readonly tab: (typeof TABS)[number][0];
  readonly user: AccountUser;
  readonly notice?: Notice | undefined;
  readonly content: Html;
}

export interface AccountUser {
  readonly id: string;
  readonly email: string;
}

/** The user's own dashboard. */
export function renderAccountPage({ tab, user, notice: said, content }: AccountPage): Html {
  return renderDocument({
    title: `${tab} of ${user.email}`,
    body: html`<div class="account">
      <header>
        <p class="account-head"><span class="brand"><span aria-hidden="true" class="mark"></span>svc</span> <span class="tag">Sandbox</span> <span class="account-user">${user.email}</span></p>
        <nav aria-label="Account" class="tabs"><ul>${TABS.map(
          ([name, path]) =>
            html`<li><a href="${path(user.id)}" ${name === tab ? html`aria-current="page"` : ""}>${name}</a></li>`,
        )}</ul></nav>
      </header>
      <main id="main" tabindex="-1">
        ${notice(said)}
        <h1 ${tab === "Overview" ? html`class="unseen"` : ""}>${tab}</h1>
        ${content}
      </main>
      <footer class="hint"><a href="${paths.overview}">Back to the sandbox</a></footer>
    </div>`,
  });
}
