import { paths } from "../paths.ts";
import { renderDocument } from "./document.ts";
import { type Html, html } from "./html.ts";

/** A page for what cannot be shown or done. */
export function renderProblem(title: string, text: string): Html {
  return renderDocument({
    title,
    body: html`<div class="hosted">
      <main id="main" tabindex="-1" class="card">
        <h1>${title}</h1>
        <p>${text}</p>
        <a class="button" href="${paths.overview}">Back to the sandbox</a>
      </main>
    </div>`,
  });
}
