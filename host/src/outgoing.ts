import {
  anytime,
  type Decision,
  decision,
  EVERYTHING,
  type Forecast,
  type Json,
  type Match,
  options,
  redacted,
  refusal,
  type Types,
  type Viewer,
} from '@anachron/kernel'
import type { Asked, Clocks, Message, Sight, Told } from '@anachron/wire'

/*
 * The one door through which anything leaves for a person. Only this file looks at a match on somebody's behalf, and only
 * `seal` makes what a session can send, so nothing that a viewer may not know has another way out.
 */
declare const sealedBrand: unique symbol
/** A message ready to leave. */
export type Sealed = string & { readonly [sealedBrand]: true }

export const seal = (message: Message): Sealed => JSON.stringify(message) as Sealed

type State = Types['State']
type Event = { kind: string; rule: string }

/** What a viewer sees of a position. */
export function sightOf({ game }: Match, state: State, entry: number, viewer: Viewer): Sight {
  const asked = decision(game, state)
  return {
    entry,
    as: viewer,
    view: game.view(state, viewer) as Sight['view'],
    decision: asked ? askedOf(asked, viewer) : null,
    options: asked?.seats.includes(viewer) ? (options(game, state, viewer) as Sight['options']) : [],
    anytime: viewer >= 0 ? (anytime(game, state, viewer) as Sight['anytime']) : [],
    result: state.result,
  }
}

function askedOf(asked: Decision, viewer: Viewer): Asked {
  const seats = [...asked.seats]
  const hidden = asked.secret && viewer !== EVERYTHING && !seats.includes(viewer)
  return hidden ? { ask: null, rule: null, seats } : { ask: asked.ask, rule: asked.rule, seats }
}

/** What a viewer is told of an entry. */
export function toldOf(
  { game }: Match,
  happened: { entry: number; seat: number | null; at: number; events: readonly Event[] },
  viewer: Viewer,
): Told {
  const events: Event[] = []
  for (const event of happened.events) {
    const known = redacted(game, event, viewer)
    if (known) events.push(known)
  }
  return { entry: happened.entry, seat: happened.seat, at: happened.at, events }
}

export interface Ruling {
  reason: string
  rule?: string
}

/** The ruling on something a seat wants to do; nothing when it may. */
export function rulingOf(match: Match, seat: number, action: unknown): Ruling | undefined {
  const refused = refusal(match.game, match.state, seat, action)
  return refused && rulingFor(match, seat, refused)
}

/** A refusal as a seat may hear it: the rule of a secret decision is not for those who are not asked. */
export function rulingFor({ game, state }: Match, seat: number, refused: Ruling): Ruling {
  const asked = decision(game, state)
  return asked?.secret && !asked.seats.includes(seat) ? { reason: refused.reason } : refused
}

/** What an action would bring, worked out from the seat's own view. */
export const forecastFor = ({ game, state }: Match, seat: number, action: object): Forecast | undefined =>
  game.forecast?.(game.view(state, seat), seat, action)

/** Names for matches among the bots' other work, and for nothing else. */
const matchNames = new WeakMap<Match, string>()
let matchesNamed = 0
function nameOf(match: Match): string {
  const name = matchNames.get(match) ?? `match ${++matchesNamed}`
  matchNames.set(match, name)
  return name
}

/** What a bot in this seat is given. */
export function questionFor(
  match: Match,
  seat: number,
): { game: string; ask: string; view: Json; seat: number; options: Json[]; whose: string } | undefined {
  const { game, state } = match
  const listed = options(game, state, seat) as unknown as Json[]
  const asked = decision(game, state)
  if (!asked || listed.length === 0) return undefined
  const view = game.view(state, seat) as unknown as Json
  return { game: game.id, ask: asked.ask, view, seat, options: listed, whose: nameOf(match) }
}

export const playMessage = (
  table: string,
  n: number,
  sight: Sight,
  told: Told[],
  clocks: Clocks | null,
  undone: boolean,
) => seal({ m: 'play', table, n, sight, told, clocks, undone })
