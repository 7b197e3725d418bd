import { transitions } from "@svc/openapi";
import { describe, expect, it } from "vitest";
import { describeLifecycle } from "../../src/pages/render/diagram/describe-lifecycle.ts";
import { drawLifecycle } from "../../src/pages/render/diagram/draw-lifecycle.ts";
import { findMainPath } from "../../src/pages/render/diagram/find-main-path.ts";
import { layOut } from "../../src/pages/render/diagram/lay-out.ts";
import { BOX } from "../../src/pages/render/diagram/sizes.ts";

const machines = Object.entries(transitions);

describe.each(machines)("the diagram of %s", (_name, lifecycle) => {
  const { boxes, arrows, width, height } = layOut(lifecycle);

  it("shows every state once and every transition", () => {
    expect(boxes.map(({ state }) => state).sort()).toEqual([...lifecycle.states].sort());
    expect(arrows.map(({ from, to }) => [from, to])).toEqual(lifecycle.rows.map(({ from, to }) => [from, to]));
  });

  it("lets no state cover another, and all lie inside", () => {
    const places = new Set(boxes.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(boxes.length);
    for (const { x, y } of boxes) {
      expect(x + BOX.width / 2).toBeLessThan(width);
      expect(y + BOX.height / 2).toBeLessThan(height);
    }
  });

  it.each(lifecycle.states)("marks %s, and only it, when that is the present state", (state) => {
    const drawing = String(drawLifecycle(lifecycle, state));
    const marked = [...drawing.matchAll(/class="state present [a-z]+">.*?<text[^>]*>([^<]*)</gs)].map(
      (match) => match[1],
    );
    expect(marked).toEqual([state]);
  });
});

describe("findMainPath", () => {
  it("is the longest life of a connection", () => {
    expect(findMainPath(transitions.ConnectionStatus)).toEqual(["INITIATING", "PENDING", "ACTIVE", "INACTIVE"]);
  });

  it("does not go round in circles", () => {
    const row = { trigger: "go", condition: null, afterSeconds: null };
    const rows = [
      { ...row, from: null, to: "A" },
      { ...row, from: "A", to: "B" },
      { ...row, from: "B", to: "A" },
    ];
    expect(findMainPath({ states: ["A", "B"], terminal: [], rows })).toEqual(["A", "B"]);
  });
});

describe("describeLifecycle", () => {
  it("tells what can follow", () => {
    expect(describeLifecycle(transitions.ConnectionStatus, "PENDING")).toBe(
      "Now PENDING. What can follow: ACTIVE (confirm, correct OTP); EXPIRED (expiry, OTP not confirmed).",
    );
  });

  it("tells that a state is final", () => {
    expect(describeLifecycle(transitions.ConnectionStatus, "FAILED")).toBe("Now FAILED, which is final.");
  });
});
