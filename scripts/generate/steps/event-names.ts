import { header } from "../code/header.ts";
import { listEvents } from "../description/events.ts";
import { eventsOnly } from "../description/events-only.ts";
import type { Schema } from "../description/openapi.ts";
import { type Step, step } from "../step.ts";

/** The events' bodies and their parts as types with their own names, and a map from the name of an event to its body. */
export function eventNames(folder: string): Step {
  return step("event names", [`${folder}/event-types.ts`], (description) => {
    const { components } = eventsOnly(description.document);
    const aliases = Object.entries(components.schemas)
      .filter(([, schema]) => isRecord(schema))
      .map(([name]) => `export type ${name} = components["schemas"]["${name}"];\n`);
    const members = listEvents(description.document).map(
      ({ name }) => `  ${name}: webhooks["${name}"]["post"]["requestBody"]["content"]["application/json"];\n`,
    );
    return (
      `${header(description)}import type { components, webhooks } from "./types.ts";\n\n${aliases.join("")}\n` +
      `/** Body of each event by its name. */\nexport interface Events {\n${members.join("")}}\n`
    );
  });
}

function isRecord({ type, oneOf }: Schema): boolean {
  return type === "object" || oneOf !== undefined;
}
