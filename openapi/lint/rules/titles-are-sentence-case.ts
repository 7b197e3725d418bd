import type { Place } from "../document/place.ts";
import { walk } from "../document/walk.ts";
import type { Finding, Rule } from "../rule.ts";

/** Names that keep their capital inside a title. */
const PROPER_NOUNS = new Set(["Ana", "Bitcoin", "Ethereum", "January", "Lightning", "Polygon"]);

/** Abbreviations that are never written small. */
const ABBREVIATIONS = new Set([
  "API",
  "BIC",
  "BTC",
  "ETH",
  "EUR",
  "IBAN",
  "KYC",
  "LN",
  "OTP",
  "POL",
  "SMS",
  "URL",
  "USDC",
  "USDT",
]);

/** Summaries of operations and examples, and titles of variants, are written like a sentence, without its full stop. */
export const titlesAreSentenceCase: Rule = function* (root): Iterable<Finding> {
  for (const place of listTitles(root)) {
    if (!/^[A-Z0-9]/.test(place.text)) {
      yield { place, message: `"${place.text}" begins small: begin it with a capital letter.` };
    }
    if (/[.!?:;,]$/.test(place.text)) {
      yield { place, message: `"${place.text}" ends like a sentence: remove the last character.` };
    }
    for (const correction of listCorrections(place.text)) {
      yield { place, message: `"${place.text}": only the first word and names have a capital letter. ${correction}` };
    }
  }
};

function listTitles(root: Place): Place[] {
  return [...walk(root)]
    .filter(({ pointer }) => pointer !== "/info")
    .flatMap((place) => [place.at("summary"), place.at("title")])
    .filter(({ text }) => text !== "");
}

function listCorrections(title: string): string[] {
  const words = title.match(/[A-Za-z]+/g) ?? [];
  return words.flatMap((word, index) => {
    const capitals = word.toUpperCase();
    if (ABBREVIATIONS.has(capitals) && word !== capitals) return [`Write ${capitals}.`];
    const isCapital = index > 0 && /^[A-Z][a-z]/.test(word);
    return isCapital && !PROPER_NOUNS.has(word) ? [`Write ${word.toLowerCase()}, or add the name to the rule.`] : [];
  });
}
