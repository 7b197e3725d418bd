import { transitions } from "@svc/openapi";
import { describe, expect, it } from "vitest";
import { drawLifecycle } from "../src/diagram/draw-lifecycle.ts";
import { layOut } from "../src/diagram/lay-out.ts";
import { makeImage } from "../src/diagram/make-image.ts";
import { DARK, LIGHT } from "../src/diagram/palette.ts";
import { lookUp } from "../src/look-up.ts";
import { renderLifecycle } from "../src/markers/lifecycle.ts";
import { catalogue } from "./catalogue.ts";
import { contrast } from "./contrast.ts";
import { cross, overlap } from "./geometry.ts";

const lifecycles = { ...transitions, ...catalogue.transitions };

describe.each(Object.entries(lifecycles))("the diagram of %s", (_name, lifecycle) => {
  const { begin, boxes, arrows, width, height } = layOut(lifecycle);

  it("holds every state and every transition", () => {
    expect(boxes.map(({ state }) => state)).toEqual(lifecycle.states);
    expect(arrows.map(({ from, to }) => [from, to])).toEqual(lifecycle.rows.map(({ from, to }) => [from, to]));
  });

  it("lets no box and no label cover another", () => {
    const labels = arrows.map(({ label, size }) => ({ ...label, ...size }));
    const things = [begin, ...boxes, ...labels];
    for (const [index, thing] of things.entries()) {
      for (const other of things.slice(index + 1)) expect(overlap(thing, other)).toBe(false);
      expect(overlap(thing, { x: width / 2, y: height / 2, width, height })).toBe(true);
    }
  });

  it("lets no arrow cross another", () => {
    for (const [index, arrow] of arrows.entries()) {
      for (const other of arrows.slice(index + 1)) expect(cross(arrow.points, other.points)).toBe(false);
    }
  });

  it("comes out the same every time", () => {
    expect(drawLifecycle(lifecycle)).toEqual(drawLifecycle(lifecycle));
  });
});

describe("a drawing", () => {
  const drawing = drawLifecycle(lookUp(catalogue.transitions, "Door"));

  it("frames final states twice", () => {
    const frames = drawing.states.map(({ state, isFinal, svg }) => [state, isFinal, svg.split("<rect").length - 1]);
    expect(frames).toEqual([
      ["OPEN", false, 1],
      ["SHUT", false, 1],
      ["GONE", true, 2],
    ]);
  });

  it("labels arrows with what causes them", () => {
    expect(drawing.arrows.map(({ cause }) => cause)).toEqual([
      "build",
      "push, OTP needed",
      "pull",
      "decay after 30 minutes",
    ]);
    expect(drawing.arrows[1]?.svg).toMatch(/>push<.*>OTP needed</);
  });

  it("points every arrow at its state", () => {
    const heads = drawing.arrows.map(({ svg }) => svg.match(/rotate\((?<degrees>[-.\d]+)\)/)?.groups?.degrees);
    // All but "pull" lead down; OPEN stands above SHUT.
    expect(heads.map((degrees) => Number(degrees) > 0)).toEqual([true, true, false, true]);
  });

  it("has no colours before it is an image", () => {
    const { begin, arrows, states } = drawing;
    const pieces = [begin, ...arrows.map(({ svg }) => svg), ...states.map(({ svg }) => svg)];
    for (const piece of pieces) {
      expect(piece).not.toContain("#");
      expect(makeImage(drawing, LIGHT)).toContain(piece);
    }
    expect(makeImage(drawing, DARK)).toContain(DARK.state.fill);
  });
});

describe.each([LIGHT, DARK])("the $name colours", ({ background, edge, label, labelFaint, state, terminal }) => {
  it.each([
    ["label", label, background],
    ["faint label", labelFaint, background],
    ["state", state.text, state.fill],
    ["final state", terminal.text, terminal.fill],
  ])("make the text of a %s readable", (_what, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThan(4.5);
  });

  it("make lines visible", () => {
    for (const line of [edge, state.stroke, terminal.stroke]) expect(contrast(line, background)).toBeGreaterThan(3);
  });
});

describe("the text around a diagram", () => {
  const text = renderLifecycle(catalogue, "Door");

  it("describes the picture to those who do not see it", () => {
    const alt =
      "Lifecycle of Door. Starts in OPEN (build). OPEN to SHUT (push, OTP needed). SHUT to OPEN (pull). SHUT to GONE (decay). Final: GONE.";
    expect(text.match(/alt="([^"]*)"/)?.[1]).toBe(alt);
  });

  it("has the same rows as a table", () => {
    expect(text).toContain("| *(start)* | build: [buildDoor](#operation/buildDoor) |  | `OPEN` |  |");
    expect(text).toContain("| `OPEN` | push | OTP needed | `SHUT` | It clicks. |");
    expect(text).toContain("| `SHUT` | decay after 30 minutes |  | `GONE` (final) |  |");
  });
});
