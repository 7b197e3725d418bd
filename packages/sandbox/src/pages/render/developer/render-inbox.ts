import { type KnownValue, knownValues } from "../../../generated/control-values.ts";
import { paths, withQuery } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { copyableValue } from "../parts/copyable.ts";
import { selectField, textField } from "../parts/field.ts";
import { live } from "../parts/live.ts";
import { type Page, pager } from "../parts/pager.ts";
import { time } from "../parts/time.ts";
import { renderDeveloperPage, type Surroundings } from "./render-developer-page.ts";

export interface MessageView {
  readonly id: string;
  readonly channel: KnownValue<"WantedChannel">;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly code: string | null;
  readonly links: readonly string[];
  readonly sentAt: number;
}

export interface InboxView {
  readonly messages: Page<MessageView>;
  readonly to: string;
  readonly channel: string;
}

const NONE = html`No message yet. Connecting a user sends the first one: the <a href="${paths.overview}">overview</a> has a call for that.`;
const NO_MATCH = html`No such message. The whole address or phone number is looked for. <a href="${paths.inbox}">Show all messages</a>`;

const CHANNELS: Readonly<Record<MessageView["channel"], string>> = { sms: "SMS", email: "E-mail" };

const CHOICES = [
  { value: "", label: "All" },
  ...knownValues.WantedChannel.map((value) => ({ value, label: CHANNELS[value] })),
];

export function renderInbox({ messages, to, channel }: InboxView, around: Surroundings): Html {
  return renderDeveloperPage(
    {
      title: "Inbox",
      section: "Inbox",
      intro: "Every SMS and e-mail that users would have received. Nothing leaves this machine.",
      content: html`
        <form method="get" action="${paths.inbox}" class="inline-form" role="search" aria-label="Messages">
          ${textField({ name: "to", label: "Sent to", value: to, placeholder: "E-mail address or phone" })}
          ${selectField({ name: "channel", label: "Channel", value: channel, choices: CHOICES })}
          <button>Show</button>
        </form>
        <h2 class="unseen">Messages</h2>
        ${live(
          "messages",
          ["message", "reset"],
          html`
          ${renderMessages(messages.items, to || channel ? NO_MATCH : NONE)}
          ${pager(messages, { of: "messages", path: paths.inbox, query: { to, channel } })}
        `,
        )}`,
    },
    around,
  );
}

export function renderMessages(messages: readonly MessageView[], empty = NONE): Html {
  if (messages.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<ul class="stack">${messages.map((message) => html`<li>${renderMessage(message)}</li>`)}</ul>`;
}

function renderMessage({ id, channel, recipient, subject, text, code, links, sentAt }: MessageView): Html {
  return html`<article class="card message" aria-labelledby="${id}-subject">
    <div>
      <header>
        <h3 id="${id}-subject">${subject ?? "SMS with a code"}</h3>
        <p class="hint"><span class="tag">${CHANNELS[channel]}</span> <a href="${withQuery(paths.inbox, { to: recipient })}">${recipient}</a> ${time(sentAt)}</p>
      </header>
      <p>${withoutLinks(text, links)}</p>
    </div>
    <div class="message-actions">
      ${code !== null && renderCode(id, code)}
      ${links.map((link) => html`<a class="button" href="${link}">Open ${pageOf(link)}</a>`)}
    </div>
  </article>`;
}

function renderCode(id: string, code: string): Html {
  return html`<span><span class="unseen">Code</span> ${copyableValue({ id: `${id}-code`, label: "the code", text: code }, "otp")}</span>`;
}

/** Links stand beside the text as buttons; spelled out as well, they would only be in the way. */
function withoutLinks(text: string, links: readonly string[]): string {
  return links.reduce(
    (rest, link) => rest.replace(`: ${link}`, ".").replace(`, or at ${link}`, ", or on the page for it."),
    text,
  );
}

function pageOf(link: string): string {
  if (link.includes("/signup/")) return "sign-up page";
  if (link.includes("/consent/")) return "consent page";
  if (link.includes("/otp/")) return "code page";
  return "link";
}
