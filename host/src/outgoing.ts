import {
  anytime,
  type Decision,
  decision,
  EVERYTHING,
  type Forecast,
  type Json,
  type Match,
  options,
  pictureAt,
  redacted,
  refusal,
  type Types,
  type Viewer,
} from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { DecisionInfo, EntryEvents, MatchView, Message, MessageOf } from '@anachron/wire'
import { changeOf, picturesOf } from '@anachron/wire/change'

/*
 * The one door through which anything leaves for a person. Only this file looks at a match on somebody's behalf, and
 * only `seal` makes what a session can send, so nothing that a viewer may not know has another way out.
 */
declare const sealedBrand: unique symbol
/** A message ready to leave. */
export type Sealed = string & { readonly [sealedBrand]: true }

export const seal = (message: Message): Sealed => JSON.stringify(message) as Sealed

type State = Types['State']
type Event = { kind: string; rule: string }

/** What a viewer sees of a position. */
export function matchViewOf({ game }: Match, state: State, entry: number, viewer: Viewer): MatchView {
  const asked = decision(game, state)
  return {
    entry,
    as: viewer,
    view: game.view(state, viewer) as MatchView['view'],
    decision: asked ? decisionInfoOf(asked, viewer) : null,
    options: asked?.seats.includes(viewer) ? (options(game, state, viewer) as MatchView['options']) : [],
    anytime: viewer >= 0 ? (anytime(game, state, viewer) as MatchView['anytime']) : [],
    result: state.result,
  }
}

function decisionInfoOf(asked: Decision, viewer: Viewer): DecisionInfo {
  const seats = [...asked.seats]
  const hidden = asked.secret && viewer !== EVERYTHING && !seats.includes(viewer)
  return hidden ? { ask: null, rule: null, seats } : { ask: asked.ask, rule: asked.rule, seats }
}

/** What a viewer is told of an entry. */
export function entryEventsFor(
  { game }: Match,
  happened: {
    entry: number
    seat: number | null
    at: number
    events: readonly Event[]
    plan?: number | undefined
    itself?: boolean | undefined
  },
  viewer: Viewer,
): EntryEvents {
  const events: Event[] = []
  for (const event of happened.events) {
    const known = redacted(game, event, viewer)
    if (known) events.push(known)
  }
  const { entry, seat, at, plan, itself } = happened
  return {
    entry,
    seat,
    at,
    events,
    ...(plan === undefined || plan === entry ? {} : { plan }),
    ...(itself && seat === viewer ? { itself } : {}),
  }
}

/** What each of some viewers sees while something happens: listens to an entry that is being carried out. */
export class Pictures {
  readonly #match: Match
  readonly #seen: ReadonlyMap<Viewer, MatchView['view'][]>
  readonly #before: ReadonlyMap<Viewer, MatchView>

  /** `changing`: those of the viewers to whom some are told what changes, and who so need to know what was before. */
  constructor(match: Match, viewers: Iterable<Viewer>, changing: Iterable<Viewer> = []) {
    this.#match = match
    this.#seen = new Map([...viewers].map((viewer) => [viewer, []]))
    const entry = match.log.entries.length
    this.#before = new Map([...changing].map((viewer) => [viewer, matchViewOf(match, match.state, entry, viewer)]))
  }

  /** What a viewer saw before it happened. Made again each time: kept, it would be the most that a connection costs. */
  before(viewer: Viewer): MatchView | undefined {
    return this.#before.get(viewer)
  }

  /** Nothing where nobody looks, or where the game shows nothing step by step. */
  get listen(): ((event: Event, state: State) => void) | undefined {
    const { game } = this.#match
    if (game.beat === undefined || this.#seen.size === 0) return undefined
    return (event, state) => {
      for (const [viewer, seen] of this.#seen) {
        const picture = pictureAt(game, state, event, viewer)
        if (picture) seen.push(picture as MatchView['view'])
      }
    }
  }

  /** What a viewer has seen since this was asked last. */
  taken(viewer: Viewer): MatchView['view'][] {
    return this.#seen.get(viewer)?.splice(0) ?? []
  }
}

/** What is told with the pictures that go with it, each written as a change of the one after it. */
export function illustrated(
  entryEvents: readonly EntryEvents[],
  pictures: readonly (readonly MatchView['view'][])[],
  after: MatchView['view'],
): EntryEvents[] {
  let next = after
  return entryEvents
    .map((one, i) => [one, pictures[i] ?? []] as const)
    .reverse()
    .map(([one, seen]) => {
      if (seen.length === 0) return one
      const told = { ...one, pictures: picturesOf(seen, next) }
      next = seen[0] as MatchView['view']
      return told
    })
    .reverse()
}

type Play = MessageOf<'play'>

/** A line of play as one viewer is told of it: whole, or as a change to whoever was told of the one before. */
export class PlayMessage {
  readonly #play: Play
  readonly #seen: readonly MatchView['view'][]
  readonly #before: MatchView | undefined
  #whole: Sealed | undefined
  readonly #changes = new Map<number, Sealed>()

  constructor(play: Play, seen: readonly MatchView['view'][], before: MatchView | undefined) {
    this.#play = play
    this.#seen = seen
    this.#before = before
  }

  get whole(): Sealed {
    const { entryEvents, matchView } = this.#play
    this.#whole ??= seal({ ...this.#play, entryEvents: illustrated(entryEvents, [this.#seen], matchView.view) })
    return this.#whole
  }

  /** For whoever has what was told with line `of`; whole where that is not what was seen before. */
  after(of: number): Sealed {
    let message = this.#changes.get(of)
    if (message === undefined) {
      const change = this.#before && changeOf({ of, matchView: this.#before }, this.#play, this.#seen)
      message = change ? seal(change) : this.whole
      this.#changes.set(of, message)
    }
    return message
  }
}

export interface VisibleRefusal {
  reason: Sentence
  rule?: string
}

/** Why a seat may not do something; nothing when it may. */
export function refusalOf(match: Match, seat: number, action: unknown): VisibleRefusal | undefined {
  const refused = refusal(match.game, match.state, seat, action)
  return refused && refusalFor(match, seat, refused)
}

/** A refusal as a seat may hear it: the rule of a secret decision is not for those who are not asked. */
export function refusalFor({ game, state }: Match, seat: number, refused: VisibleRefusal): VisibleRefusal {
  const asked = decision(game, state)
  return asked?.secret && !asked.seats.includes(seat) ? { reason: refused.reason } : refused
}

/** What an action would bring, worked out from the seat's own view. */
export const forecastFor = ({ game, state }: Match, seat: number, action: object): Forecast | undefined =>
  game.forecast?.(game.view(state, seat), seat, action)

/** What a bot in this seat is given. */
export function questionFor(
  match: Match,
  seat: number,
): { game: string; ask: string; view: Json; seat: number; options: Json[] } | undefined {
  const { game, state } = match
  const listed = options(game, state, seat) as unknown as Json[]
  const asked = decision(game, state)
  if (!asked || listed.length === 0) return undefined
  const view = game.view(state, seat) as unknown as Json
  return { game: game.id, ask: asked.ask, view, seat, options: listed }
}
