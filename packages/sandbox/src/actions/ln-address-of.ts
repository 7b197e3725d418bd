import type { Work } from "../engine/work.ts";
import type { Connection } from "../store/tables/connections.ts";

/** Where a Lightning connection is paid. */
export function lnAddressOf(
  { settings }: Pick<Work, "settings">,
  { lnUsername }: Pick<Connection, "lnUsername">,
): string {
  return `${lnUsername}@${settings.lnDomain}`;
}
