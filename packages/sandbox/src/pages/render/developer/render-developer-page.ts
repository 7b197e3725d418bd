import { paths } from "../../paths.ts";
import { renderDocument } from "../document.ts";
import { type Html, html } from "../html.ts";
import { type Notice, notice } from "../parts/notice.ts";
import { type ClockView, renderClock } from "./render-clock.ts";

const SECTIONS = [
  ["Overview", paths.overview],
  ["Users", paths.users],
  ["Connections", paths.connections],
  ["Inbox", paths.inbox],
  ["Deposits", paths.deposits],
  ["Deliveries", paths.deliveries],
  ["Requests", paths.requests],
  ["Faults", paths.faults],
] as const;

export type Section = (typeof SECTIONS)[number][0];

/** What surrounds every page of the developer's. */
export interface Surroundings {
  readonly clock: ClockView;
  /** Of the page itself with its query, to come back to. */
  readonly here: string;
  readonly notice: Notice | undefined;
}

export interface DeveloperPage {
  readonly title: string;
  readonly section: Section;
  readonly intro?: Html | string;
  readonly content: Html;
}

export function renderDeveloperPage({ title, section, intro, content }: DeveloperPage, around: Surroundings): Html {
  return renderDocument({
    title,
    body: html`<div class="frame">
      <header class="side">
        <a class="brand" href="${paths.overview}"><span aria-hidden="true" class="mark"></span>svc sandbox</a>
        <nav aria-label="Sections"><ul>${SECTIONS.map(([name, path]) => sectionLink(name, path, section))}</ul></nav>
        ${renderClock(around.clock, around.here)}
      </header>
      <main id="main" tabindex="-1">
        ${notice(around.notice)}
        ${title !== section && wayUp(section)}
        <h1>${title}</h1>
        ${intro !== undefined && html`<p class="intro">${intro}</p>`}
        ${content}
      </main>
    </div>`,
  });
}

/** From one thing to the list that it is in. */
function wayUp(section: Section): Html {
  const path = SECTIONS.find(([name]) => name === section)?.[1] ?? paths.overview;
  return html`<p class="way-up"><a href="${path}"><span aria-hidden="true">←</span> ${section}</a></p>`;
}

function sectionLink(name: string, path: string, current: Section): Html {
  return html`<li><a href="${path}" ${name === current ? html`aria-current="page"` : ""}>${name}</a></li>`;
}
