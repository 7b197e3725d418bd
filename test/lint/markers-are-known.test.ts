import { expect, it } from "vitest";
import { lintWith } from "./lint-with.ts";

const lint = lintWith("markers-are-known");

it("wants no other comments", () => {
  expect(lint({ "/info/description": "<!-- later -->" })).toEqual([
    "/info/description: <!-- later --> is no marker: write <!-- generated:name argument -->.",
  ]);
});

it("wants comments closed", () => {
  expect(lint({ "/info/description": "<!-- generated:limits" })).toEqual([
    "/info/description: <!-- generated:limits is no marker: write <!-- generated:name argument -->.",
  ]);
});

it("wants names that something is generated for", () => {
  expect(lint({ "/info/description": "<!-- generated:prices -->" })).toEqual([
    expect.stringContaining("/info/description: Nothing is generated for prices: use one of "),
  ]);
});

it("wants no argument where none is taken", () => {
  expect(lint({ "/info/description": "<!-- generated:limits all -->" })).toEqual([
    "/info/description: limits takes no argument: remove it.",
  ]);
});

it("wants an argument where one is taken", () => {
  expect(lint({ "/info/description": "<!-- generated:polling -->" })).toEqual([
    "/info/description: polling takes one of getThing.",
  ]);
});

it("wants an argument that exists", () => {
  expect(lint({ "/info/description": "<!-- generated:lifecycle Thing -->" })).toEqual([
    "/info/description: lifecycle takes one of ThingStatus.",
  ]);
});

it("wants a marker on a line of its own", () => {
  expect(lint({ "/info/description": "See <!-- generated:limits -->." })).toEqual([
    "/info/description: <!-- generated:limits --> replaces a block: give it a line of its own.",
  ]);
});
