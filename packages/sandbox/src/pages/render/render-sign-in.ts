import { paths } from "../paths.ts";
import { renderDocument } from "./document.ts";
import { type Html, html } from "./html.ts";

export interface SignInView {
  readonly back: string;
  readonly wrong: boolean;
}

/** Where others can reach the sandbox, whoever wants to see it has to know its control token. */
export function renderSignIn({ back, wrong }: SignInView): Html {
  return renderDocument({
    title: "Sign in",
    body: html`<div class="hosted">
      <main id="main" tabindex="-1" class="card">
        <h1>Sign in</h1>
        <p>This sandbox can be reached by others, so it asks for its control token.</p>
        <form method="post" action="${paths.signIn}" class="code-form">
          <input type="hidden" name="back" value="${back}">
          <div class="field">
            <label for="token">Control token</label>
            <input id="token" name="token" type="password" autocomplete="current-password" required ${wrong ? html`aria-invalid="true" aria-describedby="token-problem"` : ""}>
            ${wrong && html`<p id="token-problem" class="problem" role="alert">This is not the token.</p>`}
          </div>
          <button class="primary">Sign in</button>
        </form>
      </main>
    </div>`,
  });
}
