type KeyOf<Variant> = Variant extends unknown ? keyof Variant : never;

/**
 * A union of records that cannot be mixed: what only other variants have, a variant must not have. The compiler by
 * itself only notices it where a tag tells the variants apart.
 */
export type Exclusive<Variants, All = Variants> = Variants extends unknown
  ? Variants & { readonly [Key in Exclude<KeyOf<All>, keyof Variants>]?: never }
  : never;
