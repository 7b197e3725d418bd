import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { type Tone, tonedPill } from "../parts/pill.ts";
import { time } from "../parts/time.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface RequestRow {
  readonly id: number;
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  /** Who called, as people say it; null when the key said nothing. */
  readonly caller: string | null;
  readonly statusCode: number;
  readonly errorCode: string | null;
  readonly durationMs: number;
  /** Without secrets, and cut off when long. */
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

export interface RequestsView {
  readonly requests: Page<RequestRow>;
}

export function renderRequests({ requests }: RequestsView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Requests",
      section: "Requests",
      intro: "The latest calls of the API. Keys and codes are left out.",
      content: live(
        "requests",
        ["request", "reset"],
        html`
        ${renderList(requests.items)}
        ${pager(requests, { of: "requests", path: paths.requests })}
      `,
      ),
    },
    around,
  );
}

function renderList(requests: readonly RequestRow[]): Html {
  if (requests.length === 0)
    return html`<p class="empty">No call yet. The <a href="${paths.overview}">overview</a> has one to begin with.</p>`;
  return html`<ul class="log">${requests.map((request) => html`<li>${renderRequest(request)}</li>`)}</ul>`;
}

function renderRequest(request: RequestRow): Html {
  const { id, at, method, path, operationId, caller, statusCode, errorCode, durationMs } = request;
  return html`<details id="request-${id}">
    <summary>
      ${tonedPill(String(statusCode), toneOf(statusCode))}
      <code class="log-call"><strong>${method}</strong> ${path}</code>
      ${errorCode !== null && html`<code class="hint">${errorCode}</code>`}
      <span class="hint log-time">${time(at)}</span>
    </summary>
    <p class="hint">${[operationId, caller, `${Math.round(durationMs)} ms`].filter((part) => part !== null).join(" · ")}</p>
    ${renderBody("Request body", request.requestBody)}
    ${renderBody("Answer", request.responseBody)}
  </details>`;
}

function renderBody(title: string, body: string | null): Html | undefined {
  if (body === null || body === "") return undefined;
  return html`<p class="label">${title}</p><pre tabindex="0" aria-label="${title}"><code>${indent(body)}</code></pre>`;
}

/** What was cut off, or never was JSON, is shown as it is. */
function indent(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function toneOf(statusCode: number): Tone {
  if (statusCode < 400) return "good";
  return statusCode < 500 ? "wait" : "bad";
}
