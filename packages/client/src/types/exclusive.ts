declare const excluded: unique symbol;

/**
 * What a member has that cannot stand beside the others: no value fits. `never` would say the same, but editors then
 * offer only those variants that have none of the members which are still to be written.
 */
export interface Excluded {
  readonly [excluded]: never;
}

type KeyOf<Variant> = Variant extends unknown ? keyof Variant : never;

/** The members that a variant has, without those that it declares only to exclude them. */
type Own<Variant> = { [Key in keyof Variant as [Variant[Key]] extends [undefined] ? never : Key]: Variant[Key] };

/**
 * A union of records that cannot be mixed: what only other variants have, a variant must not have. The compiler by
 * itself only notices it where a tag tells the variants apart.
 */
export type Exclusive<Variants, All = Variants> = Variants extends unknown
  ? Own<Variants> & { readonly [Key in Exclude<KeyOf<All>, keyof Own<Variants>>]?: Excluded }
  : never;
