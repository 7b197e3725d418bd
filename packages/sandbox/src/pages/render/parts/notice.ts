import { bounds } from "../../../generated/bounds.ts";
import { type Html, html } from "../html.ts";

/** What a page can say after a form was sent. The address names one of these, so nobody can put words into our mouth. */
const notices = {
  "clock-moved": { good: true, text: "The clock was moved. Everything that fell due has happened." },
  "clock-stopped": { good: true, text: "The clock stands still until you move it." },
  "clock-started": { good: true, text: "The clock runs again." },
  "clock-refused": { good: false, text: "The clock was not moved: give a number of seconds above zero." },
  "application-added": { good: true, text: "The application was added." },
  "application-refused": { good: false, text: "The application needs a name: enter one." },
  "user-added": { good: true, text: "The user was added, registered and with passed KYC." },
  "user-exists": {
    good: false,
    text: "There is a user with this e-mail address already: find them in the list, or add another address.",
  },
  "email-refused": { good: false, text: "This is no e-mail address: write it like ana@example.com." },
  "deposit-made": { good: true, text: "The deposit has arrived and is being converted." },
  "deposit-nowhere": { good: false, text: "Nothing receives money there: check the IBAN or address." },
  "deposit-currency": {
    good: false,
    text: "That place takes another currency: choose the one that its connection converts.",
  },
  "deposit-amount": { good: false, text: "This is no amount of that currency: write it like 250 or 0.001." },
  redelivered: { good: true, text: "The event is being delivered again." },
  "fault-added": { good: true, text: "The fault was added: the next fitting call meets it." },
  "fault-refused": {
    good: false,
    text: `The fault was not added: choose an error code, an HTTP status from ${bounds.FaultStatusCode.minimum} to ${bounds.FaultStatusCode.maximum}, or a delay.`,
  },
  "fault-removed": { good: true, text: "The fault was removed." },
  "faults-removed": { good: true, text: "All faults were removed." },
  "key-revoked": { good: true, text: "The key was revoked. Connecting again issues another one." },
  "signed-in": { good: true, text: "You are signed in." },
  "consent-denied": {
    good: true,
    text: "Nothing was connected. You can decide otherwise for as long as this page is open.",
  },
  "code-sent": { good: true, text: "Another code is on its way to your phone. The old one is void." },
  reset: { good: true, text: "Everything was put back to the beginning." },
  "reset-refused": { good: false, text: "Nothing was reset: tick the box to confirm." },
} as const;

export type Notice = keyof typeof notices;

export function isNotice(key: string | undefined): key is Notice {
  return key !== undefined && Object.hasOwn(notices, key);
}

export function notice(key: Notice | undefined): Html | undefined {
  if (key === undefined) return undefined;
  const { good, text } = notices[key];
  return html`<p class="notice ${good ? "good" : "bad"}" role="${good ? "status" : "alert"}">${text}</p>`;
}
