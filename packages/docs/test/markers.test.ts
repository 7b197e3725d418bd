import { expect, it } from "vitest";
import { fillMarkers } from "../src/fill-markers.ts";
import { catalogue } from "./catalogue.ts";

it("puts a table where a marker stands", () => {
  const text = "Before.\n\n<!-- generated:currencies -->\n\nAfter.";
  expect(fillMarkers(text, catalogue).split("\n")).toEqual([
    "Before.",
    "",
    "| Code | Currency | Smallest unit | Decimals | One whole unit is |",
    "| --- | --- | --- | --- | --- |",
    "| `BTC` | Bitcoin | satoshi | 8 | `100000000` |",
    "| `EUR` | Euro | cent | 2 | `100` |",
    expect.stringMatching(/^\| `ETH` \| Ether \| wei <span .*>assumed<\/span> \| 18 \| `10{18}` \|$/),
    "",
    "After.",
  ]);
});

it("keeps what belongs to a list item at its depth", () => {
  const text = "1. Poll:\n\n   <!-- generated:polling getConnection -->\n2. Go on.";
  expect(fillMarkers(text, catalogue)).toBe(
    "1. Poll:\n\n   Every 2 to 3 seconds, for at most 1 minute, until `svcLink.status` is `PENDING` or `ACTIVE`.\n2. Go on.",
  );
});

it("polls without end when there is no timeout", () => {
  expect(fillMarkers("<!-- generated:polling getConnectStatus -->", catalogue)).toBe(
    "Every 15 to 30 seconds, however long it takes, until `status` is `connected`.",
  );
});

it.each([
  ["buy-combinations", "| `USDC` | `USDC`, `POLYGON` | the call is refused |"],
  ["buy-combinations", "| `POL` | `POL`, `POLYGON` | `POLYGON` |"],
  ["sell-combinations", "| `BTC` | `ONCHAIN`, `LN` |"],
  ["deposit-combinations", "| `USDT` | `POLYGON`, `ETHEREUM` |"],
  ["limits", "| `connectionExpiry` | 30 minutes | It expires. |"],
  ["limits", "| `bodySize` | 1,048,576 bytes | It is refused. <span"],
  ["error-catalogue", "| `NAME_TAKEN` | 409 | It is taken. | Choose another. | after a change |"],
  ["error-catalogue", ">assumed</span> | 500 | It failed. | Look. | after 1 second, if it only reads |"],
  ["error-catalogue", "| `BLOCKED` | 400 | Blocked. | Wait. | after 10 minutes |"],
  ["error-catalogue", "| `NO_ROUTE` | 404 | No such path. | Check it. | no |"],
  ["webhook-delivery", "sent again after 5 seconds, 2 minutes, and 1 day, each give or take 10 %"],
  ["origins", '| <span class="origin origin-observed"'],
])("%s says: %s", (marker, words) => {
  expect(fillMarkers(`<!-- generated:${marker} -->`, catalogue)).toContain(words);
});

it("refuses a marker that nobody fills", () => {
  expect(() => fillMarkers("<!-- generated:weather -->", catalogue)).toThrow('"weather" is not in the catalogue');
});

it("refuses the name of something that does not exist", () => {
  expect(() => fillMarkers("<!-- generated:polling getWeather -->", catalogue)).toThrow("getConnection");
});
