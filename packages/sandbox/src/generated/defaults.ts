// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** What stands for each named value that is left out. */
export const defaults = { PageLimit: "50", PageOffset: "0" } as const;
