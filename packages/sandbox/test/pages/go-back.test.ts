import { describe, expect, it } from "vitest";
import { addressOf, goBack } from "../../src/pages/http/go-back.ts";

describe("goBack", () => {
  it("returns to the page that the form was on, and says what happened", () => {
    expect(goBack("/deliveries?status=pending", "redelivered")).toBe("/deliveries?status=pending&notice=redelivered");
  });

  it("says the latest only", () => {
    expect(goBack("/?notice=clock-moved", "reset")).toBe("/?notice=reset");
  });

  it.each([
    ...["", "//elsewhere.example/x", "/\\elsewhere.example", "https://elsewhere.example", "javascript:alert(1)"],
    ...["/..//elsewhere.example", "/.//elsewhere.example", "/%2e%2e//elsewhere.example", "/a/..\\/elsewhere.example"],
  ])("never leaves the sandbox: %j", (back) => {
    expect(goBack(back, "clock-moved", "/faults")).toBe("/faults?notice=clock-moved");
  });
});

describe("addressOf", () => {
  it("is the address of the page without what was said about it", () => {
    expect(addressOf("http://127.0.0.1:4020/inbox?to=ana&notice=reset")).toBe("/inbox?to=ana");
  });
});
