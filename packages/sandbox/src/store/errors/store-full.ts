import { StoreOutage } from "./store-outage.ts";

/** There is no room for what was to be written. What is kept already is not touched. */
export class StoreFull extends StoreOutage {
  constructor(path: string | undefined, cause: unknown) {
    super(cause);
    this.name = "StoreFull";
    this.message = path === undefined ? IN_MEMORY : IN_FILE;
  }
}

const IN_MEMORY =
  "the memory holds no more, it ends at about 1 GiB: begin anew with POST /_sandbox/reset, or start with --data <file>";
/** A reset is no way out: even what deletes is written to the disk first. */
const IN_FILE = "the disk of the --data file is full: make room on it, or begin anew with another file";
