export interface Index {
  readonly name: string;
  /** Column names as in the table's definition (camelCase). */
  readonly columns: readonly string[];
  readonly unique: boolean;
  /** Makes the index partial. */
  readonly where?: string;
}

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function unique(name: string, columns: readonly string[], where?: string): Index {
  return { name, columns, unique: true, ...(where !== undefined && { where }) };
}

export function index(name: string, columns: readonly string[], where?: string): Index {
  return { name, columns, unique: false, ...(where !== undefined && { where }) };
}
