import type { ClockMode } from "../../../engine/clock.ts";
import { paths } from "../../paths.ts";
import { type Html, html } from "../html.ts";
import { actionButton } from "../parts/action-button.ts";
import { live } from "../parts/live.ts";
import { formatTime } from "../parts/time.ts";

export interface ClockView {
  readonly now: number;
  readonly mode: ClockMode;
}

const JUMPS = [
  ["+30 s", "30", "30 seconds"],
  ["+10 min", "600", "10 minutes"],
  ["+30 min", "1800", "30 minutes"],
] as const;

/** The sandbox's clock, and what moves it. */
export function renderClock({ now, mode }: ClockView, back: string): Html {
  const stopped = mode === "manual";
  return html`<section class="clock" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock</h2>
    ${live(
      "clock",
      ["clock", "reset"],
      html`<p class="clock-time">
      <time datetime="${new Date(now).toISOString()}" data-clock="${mode}">${formatTime(now)}</time>
      <span class="hint">UTC, ${stopped ? "stands still" : "running"}</span>
    </p>`,
    )}
    <div class="jumps" role="group" aria-label="Move the clock forward">${JUMPS.map(
      ([label, advanceSeconds, spoken]) =>
        html`<form method="post" action="${paths.clock}" class="action">
        <input type="hidden" name="back" value="${back}">
        <button class="small" name="advanceSeconds" value="${advanceSeconds}" aria-label="${label}, forward by ${spoken}">${label}</button>
      </form>`,
    )}
    </div>
    ${actionButton({
      action: paths.clock,
      label: stopped ? "Let it run" : "Stop it",
      about: "the clock",
      fields: { mode: stopped ? "real" : "manual" },
      back,
    })}
  </section>`;
}
