import { transitions } from "@svc/openapi";
import { describe, expect, it } from "vitest";
import { lifecycles } from "../../src/generated/lifecycles.ts";
import { describeLifecycle } from "../../src/pages/render/diagram/describe-lifecycle.ts";
import { drawLifecycle } from "../../src/pages/render/diagram/draw-lifecycle.ts";

it("has a diagram for every lifecycle", () => {
  expect(Object.keys(lifecycles)).toEqual(Object.keys(transitions));
});

describe.each(["ConnectionStatus", "StandingOrderStatus"] as const)("the diagram of %s", (name) => {
  const lifecycle = lifecycles[name];
  const draw = (present: string) => String(drawLifecycle(lifecycle, present, "Lifecycle"));
  const draws = (drawing: string, kind: string) => drawing.split(`<g class="${kind}`).length - 1;

  it("shows every state and every transition", () => {
    const drawing = draw("none of them");
    for (const state of transitions[name].states) expect(drawing).toContain(`>${state}</text>`);
    expect(draws(drawing, "arrow")).toBe(transitions[name].rows.length);
  });

  it.each(transitions[name].states)("marks %s and what can follow, and nothing else", (state) => {
    const drawing = draw(state);
    const marked = [...drawing.matchAll(/class="state present [a-z]+">.*?<text[^>]*>([^<]*)</gs)];
    expect(marked.map((match) => match[1])).toEqual([state]);
    expect(draws(drawing, "arrow ahead")).toBe(transitions[name].rows.filter(({ from }) => from === state).length);
  });
});

describe("describeLifecycle", () => {
  it("tells what can follow", () => {
    expect(describeLifecycle(lifecycles.ConnectionStatus, "PENDING")).toBe(
      "Now PENDING. What can follow: ACTIVE (confirm, correct OTP); EXPIRED (expiry after 30 minutes, OTP not confirmed).",
    );
  });

  it("tells that a state is final", () => {
    expect(describeLifecycle(lifecycles.StandingOrderStatus, "CANCELLED")).toBe("Now CANCELLED, which is final.");
  });
});
