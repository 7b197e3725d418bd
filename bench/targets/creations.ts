import type { Schemas } from "@svc/client";
import { create } from "./requests.ts";
import type { RawRequest } from "./target.ts";

/** As many as the service lets one user have unconfirmed. */
export const CREATIONS_PER_USER = 10;

/** One for each connection of a user: an address may be the destination of one connection only. */
const ADDRESSES = [
  "tb1qyv075nfjwzkw0g9wt36yeee7qcjplr2nw5sesj",
  "tb1quyk3uctcwakqql29eaus6klzx4symq0zyjkpc2",
  "tb1q8l4g35km2gzlpgm64fm2wh2rca2v422pf9pk3s",
  "tb1qgncjwvq8cqfpwp3nde5kkttqekwf74jz2uprxf",
  "tb1qw9zrysd9wfe33c839esgsn872tadlfz3z7mh9g",
  "tb1qg7k0tfxazwq8wr9r0v4g5dcrcjrv8cj8y4th7e",
  "tb1q22epm3eqlcq99hhwk2td2379t3u2f9jjzcvu3m",
  "tb1q03yyv2zulu0f9ke4hpqdfkksh6k9q62a000q8h",
  "tb1qwh08zxu66t4dkvryssszx8jvavedppyxv2pjrt",
  "tb1qlxjy379m66ec9r2jpe2n56nqd75tzj94rsxl46",
] as const;

/** Buys of BTC to an address, all that one user may ask for. */
export function listBuys(): Schemas["CreateConnectionRequest"][] {
  return ADDRESSES.map((destinationAddress, number) => ({
    ...{ name: `Savings ${number}`, type: "FIAT_TO_CRYPTO", subtype: "ONCHAIN", destinationAddress },
  }));
}

/** Neighbours have different keys, because a second creation for one user at the same time would be refused. */
export function listCreations(apiKeys: readonly string[], count: number): RawRequest[] {
  const requests = listBuys().flatMap((body) => apiKeys.map((apiKey) => create(body, apiKey)));
  return requests.slice(0, count);
}
