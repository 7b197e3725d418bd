/**
 * `@svc/openapi/svc.yaml` is a file to read, not a module to import:
 * `readFileSync(new URL(import.meta.resolve("@svc/openapi/svc.yaml")), "utf8")`.
 */
export {};
