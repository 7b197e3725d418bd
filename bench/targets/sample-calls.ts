import { CREATIONS_PER_USER, listCreations } from "./creations.ts";
import { CONNECTIONS, get } from "./requests.ts";
import { listSamples, SAMPLE_KEY } from "./sample.ts";
import type { Calls } from "./target.ts";

/** For servers that know the sample connections from the start and accept every creation. */
export async function prepareSampleCalls(_url: string, creates: number): Promise<Calls> {
  const id = listSamples()[0]?.svcLink.id;
  return {
    read: get(`${CONNECTIONS}/${id}`, SAMPLE_KEY),
    list: get(CONNECTIONS, SAMPLE_KEY),
    creates: listCreations(
      Array.from({ length: Math.ceil(creates / CREATIONS_PER_USER) }, () => SAMPLE_KEY),
      creates,
    ),
  };
}
