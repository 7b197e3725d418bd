import { constant } from "../code/constant.ts";
import { header } from "../code/header.ts";
import type { Description } from "../description/load.ts";
import type { Document, Schema } from "../description/openapi.ts";
import { isReference, nameOf } from "../description/resolve.ts";

/** What may be combined, read off the variants of the requests. */
export function combinations(description: Description): string {
  const { document } = description;
  const creations = variantsOf(document, "CreateConnectionRequest");
  const buys = creations.filter(({ type }) => type?.const === "FIAT_TO_CRYPTO");
  const sells = creations.filter(({ type }) => type?.const === "CRYPTO_TO_FIAT");
  const deposits = variantsOf(document, "CreateDepositAddressRequest");
  return (
    header(description) +
    constant("combinations", "Which currencies go with which networks, subtypes and blockchains.", {
      buy: Object.fromEntries(
        buys.map(({ destinationCurrency, network }) => [
          valuesOf(destinationCurrency)[0],
          { networks: valuesOf(network), default: network?.default ?? null },
        ]),
      ),
      sell: merge(sells, "sourceCurrency", "subtype"),
      deposit: merge(deposits, "sourceCurrency", "sourceBlockchain"),
    }) +
    "\n" +
    constant("defaultCurrency", "The cryptocurrency of a connection whose request names none.", findDefault(creations))
  );
}

/** The description has one for all, so the first one found is it. */
function findDefault(variants: readonly Members[]): unknown {
  const currencies = variants.flatMap(({ sourceCurrency, destinationCurrency }) => [
    sourceCurrency,
    destinationCurrency,
  ]);
  return currencies.find((schema) => schema?.default !== undefined)?.default ?? null;
}

type Members = Readonly<Record<string, Schema>>;

function variantsOf(document: Document, name: string): Members[] {
  return (document.components.schemas[name]?.oneOf ?? []).map(
    (variant) => (isReference(variant) ? document.components.schemas[nameOf(variant)] : variant)?.properties ?? {},
  );
}

/** For each value of one member, the values of another that some variant takes with it. */
function merge(variants: readonly Members[], from: string, to: string): Record<string, string[]> {
  const merged: Record<string, string[]> = {};
  for (const variant of variants) {
    for (const value of valuesOf(variant[from])) {
      merged[value] = [...new Set([...(merged[value] ?? []), ...valuesOf(variant[to])])];
    }
  }
  return merged;
}

function valuesOf(schema: Schema | undefined): string[] {
  return schema?.const === undefined ? (schema?.enum ?? []).map(String) : [String(schema.const)];
}
