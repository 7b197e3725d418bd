import type { UserClient } from "@svc/client";
import { connectUser, openConnection } from "../story/connections.ts";
import { asPartner, asUser, control, type Keys, type Place } from "../story/place.ts";
import { CREATIONS_PER_USER, listCreations } from "./creations.ts";
import { CONNECTIONS, get } from "./requests.ts";
import { LIST_LENGTH } from "./sample.ts";
import type { Target } from "./target.ts";

const BENEFICIARY = { iban: "DE89370400440532013000", bic: "COBADEFFXXX", name: "Ana Novak" };

/**
 * The sandbox's command. Its clock stands still, so that calls are measured without the processing that they bring
 * about; due jobs are measured by themselves.
 */
export function createSandboxTarget(cli: string): Target {
  return {
    name: "sandbox",
    command: (port) => [cli, "--port", `${port}`, "--clock", "manual", "--quiet"],
    firstCall: "/_sandbox/health",
    async prepare(url, creates) {
      const place = { url, fetch };
      const [keys] = await control<Keys[]>(place, "GET", "/applications");
      if (!keys) throw new Error("a sandbox begins with an application");
      const partner = asPartner(place, keys);
      const reader = await connectUser(partner, "reader");
      const id = await openMany(place, asUser(place, reader));

      const others: string[] = [];
      while (others.length * CREATIONS_PER_USER < creates) {
        others.push(await connectUser(partner, `user-${others.length}`));
      }
      return {
        read: get(`${CONNECTIONS}/${id}`, reader),
        list: get(CONNECTIONS, reader),
        creates: listCreations(others, creates),
      };
    },
  };
}

/** Only the first Lightning connection to a bank account needs a code; answers the id of the last one. */
async function openMany(place: Place, user: UserClient): Promise<string> {
  let id = "";
  for (let number = 0; number < LIST_LENGTH; number += 1) {
    const { svcLink } = await openConnection(place, user, {
      ...{ name: `Tips ${number}`, type: "CRYPTO_TO_FIAT", subtype: "LN" },
      ...{ lnAddress: `reader-${number}`, beneficiary: BENEFICIARY },
    });
    id = svcLink.id;
  }
  return id;
}
