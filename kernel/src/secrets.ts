import type { Frame } from './flow.ts'
import type { Json } from './json.ts'
import type { Seat, Viewer } from './seat.ts'

/** One place of a state that holds something not everybody may know. */
export interface Hidden {
  /** The object or list of the state that holds it, and under which key. */
  readonly in: object
  readonly key: string | number
  /** Never asked for EVERYTHING, who knows. */
  knownTo(viewer: Viewer): boolean
  /** Places of one pool could hold each other's values; left out: no other place could. */
  readonly pool?: string
  /** Whether this place could hold a value of its pool; left out: any. */
  fits?(value: Json): boolean
  /** Values it could have besides those of its pool. */
  readonly values?: readonly Json[]
  /** Further places where the same thing is written. */
  readonly also?: readonly { readonly in: object; readonly key: string | number }[]
  /** Gives it another value, where more than the place itself changes with it. */
  set?(value: Json): void
}

interface Lister<State> {
  list(state: State): readonly Hidden[]
}

/**
 * Who knows what: for every kind of secret, by a name that people understand, the places of a state that hold one.
 * Written about the true state, once, beside the rules; the laws hold whatever leaves for a viewer against it, and undo
 * is proved by it.
 */
export type Secrets<State> = Readonly<Record<string, Lister<State>['list']>>

export const only =
  (...seats: Seat[]) =>
  (viewer: Viewer): boolean =>
    seats.includes(viewer)

export const nobody = (): boolean => false

/** Both or all who play, but nobody who watches. */
export const players = (viewer: Viewer): boolean => viewer >= 0

/** Every element of a list is a secret of its own. */
export const each = (
  list: readonly unknown[],
  knownTo: (viewer: Viewer) => boolean,
  more: Pick<Hidden, 'pool' | 'fits' | 'values'> = {},
): Hidden[] => list.map((_, key) => ({ in: list, key, knownTo, ...more }))

type More = Pick<Hidden, 'pool' | 'fits' | 'values' | 'also' | 'set'>

/** One place by itself. */
export const place = (holder: object, key: string | number, knownTo: Hidden['knownTo'], more: More = {}): Hidden => ({
  in: holder,
  key,
  knownTo,
  ...more,
})

/** Cards of one player could each lie where another one of theirs does. */
export const ofSeat = (seat: Seat): Pick<Hidden, 'pool'> => ({ pool: `cards of ${seat}` })

/** The places of each player in turn. */
export const perSeat =
  <State extends { readonly players: readonly unknown[] }>(
    places: (player: State['players'][number], seat: Seat, state: State) => Hidden[],
  ) =>
  (state: State): Hidden[] =>
    state.players.flatMap((player, seat) => places(player, seat, state))

/** The places of frames of one kind that are under way. */
export const perFrame =
  <State extends { readonly stack: readonly Frame[] }, Kind extends State['stack'][number]['kind']>(
    kind: Kind,
    places: (frame: Extract<State['stack'][number], { kind: Kind }>, state: State) => Hidden[],
  ) =>
  (state: State): Hidden[] =>
    state.stack.flatMap((frame) => (frame.kind === kind ? places(frame as never, state) : []))

/**
 * The cards of a list but those that everybody has seen (`open`). Those of them that all players have seen are written
 * down a second time (`seen`).
 */
export function eachBut<Card>(
  list: readonly Card[],
  { open = [], seen = [] }: { open?: readonly Card[]; seen?: readonly Card[] },
  knownTo: Hidden['knownTo'],
  more: More = {},
): Hidden[] {
  const known: (Card | undefined)[] = open.slice()
  const noted: (Card | undefined)[] = seen.slice()
  return list.flatMap((card, key) => {
    if (strike(known, card) >= 0) return []
    const at = strike(noted, card)
    return at < 0
      ? [place(list, key, knownTo, more)]
      : [place(list, key, players, { ...more, also: [{ in: seen, key: at }] })]
  })
}

/** Strikes one card off a list, and says where it stood. */
function strike<Card>(list: (Card | undefined)[], card: Card): number {
  const at = list.lastIndexOf(card)
  if (at >= 0) list[at] = undefined
  return at
}
