import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { codeBlock, copyable } from "../parts/copyable.ts";
import { textField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { type ConnectionRow, renderConnectionTable } from "./render-connections.ts";
import { type DeliveryRow, renderDeliveryTable } from "./render-deliveries.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";
import { type MessageView, renderMessages } from "./render-inbox.ts";
import { renderMagic } from "./render-magic.ts";

const words = new Intl.ListFormat("en");

export interface ApplicationView {
  readonly id: string;
  readonly name: string;
  readonly masterKey: string;
  readonly apiSecret: string;
  readonly webhookSecret: string | null;
}

export interface OverviewView {
  readonly baseUrl: string;
  readonly applications: readonly ApplicationView[];
  /** The latest few of each. */
  readonly messages: readonly MessageView[];
  readonly connections: readonly ConnectionRow[];
  readonly deliveries: readonly DeliveryRow[];
  /** The operations that meet a fault. */
  readonly faultyCalls: readonly string[];
}

export function renderOverview(view: OverviewView, around: Surroundings): Html {
  const { baseUrl, applications, messages, connections, deliveries, faultyCalls } = view;
  return renderDeveloperPage(
    {
      title: "Overview",
      section: "Overview",
      intro:
        "The whole service on your machine. Connect a user, follow the links it sends, and watch what happens here.",
      content: html`
        ${live("active-faults", ["fault", "reset"], renderFaultyCalls(faultyCalls))}
        <section aria-labelledby="keys-title">
          <h2 id="keys-title">Keys</h2>
          ${live(
            "applications",
            ["application", "reset"],
            html`
            ${copyable({ id: "base-url", label: "Base URL", text: baseUrl })}
            ${applications.map(renderApplication)}
          `,
          )}
          ${renderAddApplication(around.here)}
        </section>
        <section aria-labelledby="first-title">
          <h2 id="first-title">First call</h2>
          ${live("first-call", ["application", "reset"], renderFirstCall(baseUrl, applications[0]))}
        </section>
        ${renderMagic()}
        ${latest("Latest messages", paths.inbox, "All messages", live("latest-messages", ["message", "reset"], renderMessages(messages)))}
        ${latest("Latest connections", paths.connections, "All connections", live("latest-connections", ["connection", "reset"], renderConnectionTable(connections)))}
        ${latest("Latest deliveries", paths.deliveries, "All deliveries", live("latest-deliveries", ["delivery", "reset"], renderDeliveryTable(deliveries, around.here)))}
        ${renderReset()}`,
    },
    around,
  );
}

/** Whoever has forgotten a fault would look for the mistake in their own code. */
function renderFaultyCalls(operationIds: readonly string[]): Html[] {
  if (operationIds.length === 0) return [];
  const names = words.format(new Set(operationIds));
  return [
    html`<p class="notice wait">Calls of ${names} fail or wait on purpose: see the <a href="${paths.faults}">faults</a>.</p>`,
  ];
}

function renderApplication({ id, name, masterKey, apiSecret, webhookSecret }: ApplicationView): Html {
  return html`<article class="card" aria-labelledby="${id}-name">
    <h3 id="${id}-name">${name}</h3>
    ${copyable({ id: `${id}-master-key`, label: "Master key", text: masterKey })}
    ${copyable({ id: `${id}-api-secret`, label: "API secret", text: apiSecret })}
    ${webhookSecret !== null && copyable({ id: `${id}-webhook-secret`, label: "Webhook secret", text: webhookSecret })}
  </article>`;
}

function renderAddApplication(back: string): Html {
  return html`<details><summary>Add an application</summary>
    <form method="post" action="${paths.applications}" class="inline-form">
      <input type="hidden" name="back" value="${back}">
      ${textField({ name: "name", label: "Name", required: true })}
      <button>Add</button>
    </form>
  </details>`;
}

function renderFirstCall(baseUrl: string, application: ApplicationView | undefined): Html {
  if (!application) return html`<p class="empty">Add an application first: a call needs its key.</p>`;
  const text = `curl ${baseUrl}/api/v0/application/connect \\
  -H 'api-key: ${application.masterKey}' \\
  -H 'content-type: application/json' \\
  -d '{"email":"ana@example.com"}'`;
  return html`${codeBlock({ id: "first-curl", label: "First call", text })}
    <p class="hint">The answer says <code>onboarding</code>. The e-mail with Ana's sign-up link arrives in the <a href="${paths.inbox}">inbox</a>.</p>`;
}

function latest(title: string, path: string, link: string, content: Html): Html {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return html`<section aria-labelledby="${id}-title">
    <div class="section-head"><h2 id="${id}-title">${title}</h2><a href="${path}">${link}</a></div>
    ${content}
  </section>`;
}

function renderReset(): Html {
  return html`<section aria-labelledby="reset-title">
    <h2 id="reset-title">Start over</h2>
    <details><summary>Remove everything but one application</summary>
      <form method="post" action="${paths.reset}" class="inline-form">
        <div class="check"><input type="checkbox" id="sure" name="sure" value="yes" required><label for="sure">Remove all users, connections, messages and deliveries</label></div>
        <button class="danger">Reset the sandbox</button>
      </form>
    </details>
  </section>`;
}
