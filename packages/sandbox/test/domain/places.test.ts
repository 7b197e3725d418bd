import { isValidIBAN } from "ibantools";
import { describe, expect, test } from "vitest";
import { makeAddress, normalizeAddress } from "../../src/domain/places/addresses.ts";
import { makeIban, normalizeIban } from "../../src/domain/places/iban.ts";
import { callbackUrl } from "../../src/events/callback-url.ts";
import { isPublicAddress } from "../../src/events/is-public-address.ts";

const CHECKSUMMED = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

describe("Addresses", () => {
  test.each([
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
    "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
  ])("%s is one of Bitcoin", (address) => {
    expect(normalizeAddress(address, "BITCOIN")).toBe(address);
  });

  test("Bech32 may come in capitals, Base58 is left alone", () => {
    expect(normalizeAddress("BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "BITCOIN")).toMatch(/^bc1q/);
    expect(normalizeAddress("1a1zp1ep5qgefi2dmptftl5slmv7divfna", "BITCOIN")).toBeUndefined();
  });

  test("one of Ethereum gets its checksum, and a wrong one is refused", () => {
    expect(normalizeAddress(CHECKSUMMED.toLowerCase(), "ETHEREUM")).toBe(CHECKSUMMED);
    expect(normalizeAddress(CHECKSUMMED, "POLYGON")).toBe(CHECKSUMMED);
    expect(normalizeAddress(CHECKSUMMED.replace("5aAeb", "5AAeb"), "ETHEREUM")).toBeUndefined();
    expect(normalizeAddress(CHECKSUMMED.slice(2), "ETHEREUM")).toBeUndefined();
  });

  test.each(["BITCOIN", "ETHEREUM", "POLYGON"] as const)("made for %s, they are valid there", (chain) => {
    const address = makeAddress(chain, new Uint8Array(20).fill(7));
    expect(normalizeAddress(address, chain)).toBe(address);
  });
});

describe("IBANs", () => {
  test("are brought into one form", () => {
    expect(normalizeIban("de89 3704 0044 0532 0130 00")).toBe("DE89370400440532013000");
  });

  test.each(["DE88370400440532013000", "DE8937040044053201300", "XX00", ""])("%j is none", (text) => {
    expect(normalizeIban(text)).toBeUndefined();
  });

  test("made by us are valid", () => {
    expect(isValidIBAN(makeIban("12345678901"))).toBe(true);
  });
});

describe("Callbacks", () => {
  test.each([
    ["https://p.example/hooks", "https://p.example/hooks/order-status"],
    ["https://p.example/hooks/", "https://p.example/hooks/order-status"],
    ["https://p.example", "https://p.example/order-status"],
    ["https://p.example/h?token=t", "https://p.example/h/order-status?token=t"],
  ])("%s becomes %s", (callback, url) => {
    expect(callbackUrl(callback, "/order-status")).toBe(url);
  });

  test.each(["1.1.1.1", "93.184.216.34", "2606:4700::1111"])("%s is on the open internet", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
    ...[
      "::1",
      "::",
      "fe80::1",
      "fd00::1",
      "::ffff:127.0.0.1",
      "::ffff:0:127.0.0.1",
      "::ffff:7f00:1",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
    ],
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
