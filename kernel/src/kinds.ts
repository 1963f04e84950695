/**
 * Plain data that says what it is: events and frames by `kind`, actions too, or by the field that a game's stored
 * matches have always used (`Tag`).
 */
export type Kinded<Tag extends string = 'kind'> = { readonly [T in Tag]: string }

/** Those of a union that are of this kind. */
export type OfKind<A, K, Tag extends string = 'kind'> = A extends { readonly [T in Tag]: infer Kinds }
  ? K extends Kinds
    ? A
    : never
  : never

/** One function for each kind of a union: a kind that is missing, or one too many, does not compile. */
export type ByKind<A extends Kinded<Tag>, Args extends unknown[], R, Tag extends string = 'kind'> = {
  readonly [K in A[Tag]]: (one: OfKind<A, K, Tag>, ...args: Args) => R
}

/** The same where not every kind has something to say. */
export const bySomeKinds = <A extends Kinded<Tag>, Args extends unknown[], R, Tag extends string = 'kind'>(
  functions: Partial<ByKind<A, Args, R, Tag>>,
  tag: Tag = 'kind' as Tag,
): ((one: A, ...args: Args) => R | undefined) => {
  const found = new Map<string, (one: never, ...args: Args) => R>(Object.entries(functions))
  return (one, ...args) => found.get(one[tag])?.(one as never, ...args)
}

/** A switch over a union, as a record that the type checker keeps complete. */
export const byKind = <A extends Kinded<Tag>, Args extends unknown[], R, Tag extends string = 'kind'>(
  functions: ByKind<A, Args, R, Tag>,
  tag: Tag = 'kind' as Tag,
): ((one: A, ...args: Args) => R) => bySomeKinds<A, Args, R, Tag>(functions, tag) as (one: A, ...args: Args) => R
