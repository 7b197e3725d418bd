export type SqlValue = string | number | null;
export type SqlRow = readonly SqlValue[];

/** What both databases can do. Statements use `?` for values and are constant strings, so that they are prepared once. */
export interface Db {
  all(sql: string, ...values: SqlValue[]): Promise<readonly SqlRow[]>;
  get(sql: string, ...values: SqlValue[]): Promise<SqlRow | undefined>;
  /** Answers how many rows changed. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** Waits for, and holds until the transaction ends, the right to write what belongs to this user. */
  lockUser(userId: string): Promise<void>;
  /** Takes, until the transaction ends, those of these users that nobody else holds; never waits. */
  tryLockUsers(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes a lock until the transaction ends; false when somebody else has it. */
  tryLock(name: string): Promise<boolean>;
}

export type Release = () => Promise<void>;

export interface Store {
  readonly kind: "sqlite" | "postgres";
  /** Several processes may work on this store, so nothing read from it may be remembered. */
  readonly shared: boolean;
  /** All that `work` sees is of one moment, whatever others write meanwhile. It writes nothing. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction: all of it is kept when it answers, nothing when it throws. */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The same while nobody else writes anything, in whatever process: for work on all that there is. */
  writeAlone<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Takes those of these locks that nobody has, in this order, and at most `count` of them. They outlive transactions
   * and end with the process at the latest.
   */
  tryHold(names: readonly string[], count: number): Promise<ReadonlyMap<string, Release>>;
  /** Whether anybody may be listening, here or in another process. */
  hasListeners(): boolean;
  /** Tells every process on this store, this one included. */
  publish(db: Db, message: string): Promise<void>;
  subscribe(listener: (message: string) => void): Promise<Release>;
  close(): Promise<void>;
}
