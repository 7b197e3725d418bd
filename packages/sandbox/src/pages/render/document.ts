import { assetUrl } from "../http/assets.ts";
import { type Html, html } from "./html.ts";

export interface DocumentView {
  readonly title: string;
  readonly body: Html;
}

/** What all pages have in common. Neither styles nor scripts stand in a page: the security policy forbids both. */
export function renderDocument({ title, body }: DocumentView): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · svc sandbox</title>
  <link rel="icon" type="image/svg+xml" href="${assetUrl("icon.svg")}">
  <link rel="stylesheet" href="${assetUrl("pages.css")}">
  <script type="module" src="${assetUrl("pages.js")}"></script>
</head>
<body>
  <a class="skip" href="#main">Skip to content</a>
  ${body}
  <p id="announcer" class="unseen" role="status"></p>
</body>
</html>`;
}
