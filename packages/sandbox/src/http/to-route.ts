/** The router writes parameters as `:name`, the description as `{name}`. */
export function toRoute(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
