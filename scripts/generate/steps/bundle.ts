import type { Step } from "../step.ts";

/** The description as JSON and YAML. It has no references to other files (checked on loading), so the text is the bundle. */
export function bundle(folder: string, name: string): Step {
  const json = `${folder}/${name}.json`;
  const yaml = `${folder}/${name}.yaml`;
  return {
    name: "bundle",
    outputs: [json, yaml],
    make: ({ document, text }) =>
      new Map([
        [json, `${JSON.stringify(document, null, 2)}\n`],
        [yaml, text],
      ]),
  };
}
