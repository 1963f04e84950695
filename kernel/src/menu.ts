import type { Ask, Ctx, Frame, Next, Unseen } from './flow.ts'
import type { Refusal, Types } from './game.ts'
import { sameJson } from './json.ts'
import type { Kinded, OfKind } from './kinds.ts'
import type { Seat } from './seat.ts'

/** The types of a game whose actions say what they are: by `kind`, or by another field. */
export type KindedTypes<Tag extends string = 'kind'> = Types & { Action: Kinded<Tag> }

type Lister<T extends Types, F extends Frame, A extends T['Action']> = (
  state: T['State'],
  frame: F,
  seat: Seat,
  listed: A[],
) => readonly A[] | undefined

/** What may be chosen of one kind of action at an ask. */
interface Choices<T extends Types, F extends Frame, A extends T['Action']> {
  /**
   * What a seat may choose of this kind now; a plain list where it is the same always. A function returns the list, or
   * adds to `listed`, of which it reads nothing, and returns nothing: where much is listed that saves a list.
   */
  options: readonly A[] | Lister<T, F, A>
  /**
   * Those of the options that this action could be, found without looking at what only others depend on: of a hand,
   * those with its card. Left out: all of them. `action` may be any object of this kind.
   */
  optionsLike?(state: T['State'], frame: F, seat: Seat, action: A): readonly A[]
  /** Why one that people will try is not among the options. May know only what the seat knows. */
  refuse?(state: T['State'], frame: F, seat: Seat, action: A): Refusal<T> | undefined
}

/** What an option does. One that names what only the seat may see, and others not even afterwards, is picked unseen. */
type Doing<T extends Types, F extends Frame, A extends T['Action']> =
  | {
      take(ctx: Ctx<T>, frame: F, seat: Seat, action: A): Next
      unseen?: Unseen<T, F, A>
      /** What an answer holds that nobody else is told, where this is the only kind of answer (`Ask.kept`). */
      kept?: Exclude<keyof A, 'kind'> & string
    }
  | { take?: never; unseen: Unseen<T, F, A>; kept?: never }

/** All that the rules say of one kind of action at an ask. */
export type ActionRules<T extends Types, F extends Frame, A extends T['Action'] = T['Action']> = Choices<T, F, A> &
  Doing<T, F, A>

/** A kind of action that people will try at an ask where it is never an option. */
export interface RefusedRules<T extends Types, F extends Frame, A extends T['Action'] = T['Action']> {
  options?: never
  refuse(state: T['State'], frame: F, seat: Seat, action: A): Refusal<T> | undefined
}

/** One record for each kind of action that an ask knows. Options are listed in the order written. */
export type Menu<T extends KindedTypes<Tag>, F extends Frame, Tag extends string = 'kind'> = {
  readonly [K in T['Action'][Tag]]?:
    | ActionRules<T, F, OfKind<T['Action'], K, Tag>>
    | RefusedRules<T, F, OfKind<T['Action'], K, Tag>>
}

export interface MenuRules<T extends KindedTypes<Tag>, F extends Frame, Tag extends string = 'kind'>
  extends Pick<Ask<T, F>, 'rule' | 'seats' | 'secret' | 'unlisted'> {
  actions: Menu<T, F, Tag>
}

/** The same record for several kinds, where options of these kinds are found together. They are listed once. */
export const shared = <T extends KindedTypes, F extends Frame, K extends T['Action']['kind']>(
  kinds: readonly K[],
  rules: ActionRules<T, F, OfKind<T['Action'], K>> | RefusedRules<T, F, OfKind<T['Action'], K>>,
): Pick<Menu<T, F>, K> => Object.fromEntries(kinds.map((kind) => [kind, rules])) as unknown as Pick<Menu<T, F>, K>

/**
 * An ask that has one record for each kind of action. Whether an action may be taken is asked of its own record alone:
 * whoever passes has not shown what else they could have done, which is what undo has to prove.
 */
export const menuAsk = <T extends KindedTypes, F extends Frame>(rules: MenuRules<T, F>): Ask<T, F> =>
  menuAskBy('kind', rules)

/** The same for actions that say by another field what they are. */
export function menuAskBy<T extends KindedTypes<Tag>, F extends Frame, Tag extends string>(
  tag: Tag,
  { actions, ...ask }: MenuRules<T, F, Tag>,
): Ask<T, F> {
  type Rules = ActionRules<T, F>
  // A name that is written out is looked up more quickly than one that is kept.
  const kindOf = (tag === 'kind' ? ({ kind }: Kinded) => kind : (action: Kinded<Tag>) => action[tag]) as (
    action: T['Action'],
  ) => string
  const byKind = new Map(Object.entries(actions)) as unknown as Map<string, Rules | RefusedRules<T, F>>
  const offered = [...new Set(byKind.values())].filter((rules): rules is Rules => rules.options !== undefined)
  // Looked up once: records differ in shape, and this is where play spends its time.
  const takes = new Map<string, NonNullable<Rules['take']>>()
  for (const [kind, rules] of byKind) if (rules.options !== undefined && rules.take) takes.set(kind, rules.take)
  const unseens = new Map<string, Unseen<T, F>>()
  for (const [kind, rules] of byKind) if (rules.options !== undefined && rules.unseen) unseens.set(kind, rules.unseen)
  type Of = Lister<T, F, T['Action']>
  const listers = offered.map(({ options }): Of => (typeof options === 'function' ? options : () => options))
  const list = (state: T['State'], frame: F, seat: Seat): T['Action'][] => {
    const listed: T['Action'][] = []
    for (let i = 0; i < listers.length; i++) {
      const found = (listers[i] as Of)(state, frame, seat, listed)
      if (found !== undefined) for (let n = 0; n < found.length; n++) listed.push(found[n] as T['Action'])
    }
    return listed
  }
  /** A single record lists everything: its list need not be copied. */
  const isWhole = offered.length === 1 && typeof offered[0]?.options === 'function'
  const whole = (state: T['State'], frame: F, seat: Seat): T['Action'][] => {
    const listed: T['Action'][] = []
    return ((listers[0] as Of)(state, frame, seat, listed) as T['Action'][] | undefined) ?? listed
  }
  const kept = takes.size === 1 && unseens.size === 0 ? offered[0]?.kept : undefined
  return {
    ...ask,
    ...(kept === undefined ? {} : { kept: kept as string }),
    options: isWhole ? whole : list,
    holds(state, frame, seat, action) {
      const rules = byKind.get(kindOf(action))
      if (rules?.options === undefined) return false
      const { options, optionsLike } = rules
      const listed: T['Action'][] = []
      const found = optionsLike
        ? optionsLike(state, frame, seat, action)
        : typeof options === 'function'
          ? (options(state, frame, seat, listed) ?? listed)
          : options
      return found.some((one) => sameJson(one, action))
    },
    ...(unseens.size > 0 && { unseen: (action) => unseens.get(kindOf(action)) }),
    refuse: (state, frame, seat, action) => byKind.get(kindOf(action))?.refuse?.(state, frame, seat, action),
    take(ctx, frame, seat, action) {
      const take = takes.get(kindOf(action))
      if (take === undefined) throw new Error(`${kindOf(action)} is never an option of ${frame.kind}.${frame.at}`)
      return take(ctx, frame, seat, action)
    },
  }
}
