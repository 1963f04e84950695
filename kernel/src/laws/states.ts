import { labelled } from '../chance/labelled.ts'
import { seeded } from '../chance/seeded.ts'
import { anytime, apply, askAt, decision, FlowFault, options, play, refusal, sampleUnlisted } from '../engine.ts'
import type { Frame } from '../flow.ts'
import type { AnyGame, Base } from '../game.ts'
import { hashOf } from '../hash.ts'
import { copyJson, notPlain, sameJson } from '../json.ts'
import { EVERYTHING, type Seat, type Viewer } from '../seat.ts'
import { render } from '../words/render.ts'
import { DamagedAnswers } from './damaged.ts'
import { everyNth, someAnswer, throughMatches, viewersOf } from './matches.ts'
import { broken, type Law } from './plan.ts'
import { faultOf } from './words.ts'

export const plainState: Law = {
  name: 'states are plain data',
  check(game, plan) {
    throughMatches(game, plan, 'plain', 0.3, ({ match }) => {
      const bad = notPlain(match.state)
      if (bad) broken(`the state holds something that is not plain data at ${bad}`)
    })
  },
}

function objectsIn(value: unknown, into: Set<object>): Set<object> {
  if (typeof value === 'object' && value !== null && !into.has(value)) {
    into.add(value)
    for (const inner of Object.values(value)) objectsIn(inner, into)
  }
  return into
}

/** The path of the first object that both hold. */
function sharedPath(a: unknown, others: ReadonlySet<object>, path = '$'): string | undefined {
  if (typeof a !== 'object' || a === null) return undefined
  if (others.has(a)) return path
  for (const [key, inner] of Object.entries(a)) {
    const found = sharedPath(inner, others, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

export const cloneIsEqualAndUnshared: Law = {
  name: 'a clone is equal and shares nothing',
  check(game, plan) {
    throughMatches(
      game,
      plan,
      'clone',
      0.3,
      (moment) => {
        if (!everyNth(moment, 2)) return
        const { state } = moment.match
        const clone = game.clone(state)
        if (!sameJson(clone, state)) broken('a clone differs from its original', { clone, state })
        const shared = sharedPath(clone, objectsIn(state, new Set()))
        if (shared) broken(`a clone shares ${shared} with its original`)
      },
      (match) => {
        if (!sameJson(game.clone(match.state), match.state)) broken('a clone of a finished match differs')
      },
    )
  },
}

function freeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

export const readingChangesNothing: Law = {
  name: 'asking, viewing, scoring, refusing, forecasting and describing change nothing',
  check(game, plan) {
    throughMatches(game, plan, 'reading', 0.3, (moment) => {
      if (!everyNth(moment, 4)) return
      const { match } = moment
      try {
        readAll(game, freeze(copyJson(match.state)), [...viewersOf(match), EVERYTHING])
      } catch (error) {
        if (error instanceof TypeError) broken(`something was changed by reading: ${error.stack}`)
        throw error
      }
    })
  },
}

function readAll(game: AnyGame, state: Base, viewers: readonly Viewer[]): void {
  const asked = decision(game, state)
  game.score(state)
  game.clone(state)
  for (const viewer of viewers) {
    const view = freeze(game.view(state, viewer))
    game.words.view(view)
    game.words.headline?.(view, viewer)
    for (const seat of viewers) if (seat >= 0) game.threats?.(view, seat)
    game.imagine(view, seeded('reading'))
    if (viewer < 0) continue
    for (const action of anytime(game, state, viewer)) game.words.action(freeze(action), view)
    refusal(game, state, viewer, { kind: 'nothing of the sort' })
    if (!asked?.seats.includes(viewer)) continue
    game.words.ask(asked.ask, view, viewer)
    for (const action of options(game, state, viewer)) {
      game.words.action(freeze(action), view)
      game.forecast?.(view, viewer, action)
    }
  }
}

/** So many answers of earlier moments are tried again. */
const REMEMBERED = 40

/** Whether an answer has its kind and one thing more, which is there. */
const keepsOneThing = (action: object, key: string): boolean =>
  Object.keys(action).length === 2 && ((action as Record<string, unknown>)[key] ?? null) !== null

export const holdsWhatIsListed: Law = {
  name: 'an ask that says whether it holds one answer, lets one be picked unseen or keeps one, is as its list is',
  check(game, plan) {
    const earlier: object[] = []
    throughMatches(game, plan, 'holds', 0.2, ({ match: { state }, dice }) => {
      const asked = decision(game, state)
      const frame = state.stack.at(-1) as Frame
      for (const seat of asked?.seats ?? []) {
        const ask = askAt(game, frame) as NonNullable<ReturnType<typeof askAt>>
        const listed = options(game, state, seat) as object[]
        for (const action of ask.holds ? [...listed, ...earlier] : []) {
          const isListed = listed.some((option) => sameJson(option, action))
          if (ask.holds?.(state as never, frame as never, seat, action as never) !== isListed)
            broken(`${asked?.ask} and its list are at odds about an answer`, { action, listed })
        }
        for (const unseen of new Set(listed.map((action) => ask.unseen?.(action as never))))
          for (const thing of unseen?.from(state as never, frame as never, seat) ?? [])
            if (!listed.some((action) => unseen?.picks(action as never, thing as never)))
              broken(`${asked?.ask} lets something be picked that is not listed`, { thing, listed })
        for (const action of ask.kept === undefined ? [] : [...listed, sampleUnlisted(game, state, seat, dice)])
          if (action && !keepsOneThing(action, ask.kept as string))
            broken(`${asked?.ask} takes an answer that holds more or less than “${ask.kept}”`, { action })
        const one = listed[dice.pick('one', listed.length)] as object
        if (earlier.length < REMEMBERED) earlier.push(one)
        else earlier[dice.pick('forget', REMEMBERED)] = one
      }
    })
  },
}

export const optionsApply: Law = {
  name: 'every listed option applies; options are plain, distinct and at most 512',
  check(game, plan) {
    throughMatches(game, plan, 'options', 0.4, (moment) => {
      const { match } = moment
      const asked = decision(game, match.state)
      if (!asked) return
      if (!Object.hasOwn(game.rulebook, asked.rule))
        broken(`the ask ${asked.ask} cites ${asked.rule}, which is not in the rulebook`)
      if (new Set(asked.seats).size !== asked.seats.length) broken(`a seat is asked twice by ${asked.ask}`, asked.seats)
      for (const seat of asked.seats) {
        const listed = options(game, match.state, seat)
        if (listed.length === 0) broken(`seat ${seat} is asked ${asked.ask} and has no option`)
        if (listed.length > 512) broken(`${asked.ask} lists ${listed.length} options; make it several smaller asks`)
        if (!everyNth(moment, 4)) continue
        const texts = new Set<string>()
        for (const action of listed) {
          const bad = notPlain(action)
          if (bad) broken(`an option of ${asked.ask} is not plain data at ${bad}`, action)
          texts.add(JSON.stringify(action))
          const tried = game.clone(match.state)
          try {
            play(game, tried, seeded(moment.n), seat, copyJson(action))
          } catch (error) {
            broken(
              `option ${JSON.stringify(action)} of ${asked.ask}: ${error instanceof Error ? error.message : error}`,
            )
          }
          if (tried.result === null) {
            const then = decision(game, tried)
            const dead = then?.seats.find((next) => options(game, tried, next).length === 0)
            if (!then || dead !== undefined)
              broken(`after ${JSON.stringify(action)} seat ${dead} has no option at ${then?.ask}`)
          }
        }
        if (texts.size !== listed.length) broken(`${asked.ask} lists an option twice`, listed)
      }
    })
  },
}

const NONSENSE: readonly unknown[] = [
  null,
  0,
  'x',
  [],
  {},
  { kind: '__proto__' },
  { kind: 'pass', seat: -1 },
  [[{}]],
  Number.MAX_VALUE,
  true,
]

/** Damaged answers that are tried at a decision which is looked at. */
const DAMAGED = 24

export const unlistedIsRefused: Law = {
  name: 'what is not listed is refused with a rule and a reason, and changes nothing',
  check(game, plan) {
    const seen: object[] = []
    const damaged = new DamagedAnswers()
    throughMatches(game, plan, 'refuse', 0.3, (moment) => {
      const { match, dice } = moment
      const { state } = match
      const asked = decision(game, state)
      if (!asked) return
      for (const seat of asked.seats) {
        seen.push(...options(game, state, seat).slice(0, 3))
        damaged.note(asked.ask, options(game, state, seat))
        damaged.note(asked.ask, [sampleUnlisted(game, state, seat, dice) ?? []].flat())
        damaged.note('anytime', anytime(game, state, seat))
      }
      if (!everyNth(moment, 3) && !damaged.isScarce(asked.ask)) return
      const tries = [...NONSENSE, ...Array.from({ length: 6 }, () => seen[dice.pick('old', seen.length)])]
      for (let seat = -1; seat <= match.log.seats; seat++) {
        const isThere = seat >= 0 && seat < match.log.seats
        mustRefuse(game, state, seat, isThere ? anytime(game, state, seat) : [], tries)
      }
      const seat = asked.seats[dice.pick('seat', asked.seats.length)] as Seat
      mustRefuse(game, state, seat, anytime(game, state, seat), damaged.for(asked.ask, DAMAGED, dice))
    })
  },
}

/** Whatever is not listed. */
function mustRefuse(
  game: AnyGame,
  state: Base,
  seat: Seat,
  standing: readonly object[],
  actions: Iterable<unknown>,
): void {
  const listed = [...options(game, state, seat), ...standing]
  const before = JSON.stringify(state)
  for (const action of actions) {
    if (listed.some((option) => sameJson(option, action))) continue
    mustBeRefused(game, state, seat, action)
    if (JSON.stringify(state) !== before) broken('refusing changed the state', action)
  }
}

/** Unless it holds without being listed, and can be carried out. */
function mustBeRefused(game: AnyGame, state: Base, seat: Seat, action: unknown): void {
  const ask = decision(game, state)?.ask
  const why = whyRefused(game, state, seat, action)
  if (!why) {
    if (!askAt(game, state.stack.at(-1) as Frame)?.unlisted)
      broken(`seat ${seat} may do what is not listed at ${ask}`, action)
    try {
      apply(game, game.clone(state) as Base, seeded('unlisted'), seat, copyJson(action) as object)
    } catch (error) {
      broken(`${ask} takes an answer that is not listed and cannot be carried out: ${error}`, action)
    }
    return
  }
  if (!Object.hasOwn(game.rulebook, why.rule))
    broken(`a refusal cites ${why.rule}, which is not in the rulebook`, action)
  const fault = faultOf('refusal', why.reason, seat)
  if (fault) broken(`the words of a refusal: ${fault}`, { action, why })
}

function whyRefused(game: AnyGame, state: Base, seat: Seat, action: unknown): ReturnType<typeof refusal> {
  try {
    return refusal(game, state, seat, action)
  } catch (error) {
    if (!(error instanceof FlowFault)) throw error
    broken(`${decision(game, state)?.ask} throws at ${JSON.stringify(action)}: ${error.message}`)
  }
}

export const endsWell: Law = {
  name: 'every match ends within the bound, with a payoff for each seat and a score that agrees with it',
  check(game, plan) {
    throughMatches(
      game,
      plan,
      'end',
      1,
      (moment) => {
        if (!everyNth(moment, 8)) return
        const scores = game.score(moment.match.state)
        if (scores.length !== moment.match.log.seats || scores.some((s) => !(s >= 0 && s <= 1)))
          broken('a score is not one number from 0 to 1 for each seat', scores)
      },
      ({ state, log }) => {
        const result = state.result
        if (!result) return
        if (result.payoff.length !== log.seats || result.payoff.some((p) => !(p >= 0 && p <= 1)))
          broken('a payoff is not 0 to 1 for each seat', result)
        if (!Object.hasOwn(game.rulebook, result.rule))
          broken(`the result cites ${result.rule}, which is not in the rulebook`)
        if (!sameJson(game.score(state), result.payoff))
          broken('at the end the score is not the payoff', { score: game.score(state), result })
        if (state.stack.length > 0) broken('frames are left when the match is over', state.stack)
      },
    )
  },
}

export const conservation: Law = {
  name: 'nothing is lost or doubled by the game’s own bookkeeping',
  check(game, plan) {
    const { conserve } = plan
    if (!conserve) return
    const sound = (state: never): void => {
      const wrong = conserve(state)
      if (wrong) broken(render(wrong), state)
    }
    throughMatches(
      game,
      plan,
      'conserve',
      1,
      (moment) => {
        sound(moment.match.state as never)
        if (!everyNth(moment, 6)) return
        for (const viewer of viewersOf(moment.match)) {
          const world = game.imagine(game.view(moment.match.state, viewer), seeded(moment.n))
          const wrong = conserve(world)
          if (wrong) broken(`in a world imagined by ${viewer}: ${render(wrong)}`, world)
        }
      },
      (match) => sound(match.state as never),
    )
  },
}

export const simultaneous: Law = {
  name: 'the order of simultaneous answers does not matter',
  check(game, plan) {
    throughMatches(game, plan, 'together', 0.5, (moment) => {
      const { match, dice } = moment
      const asked = decision(game, match.state)
      if (!asked || asked.seats.length < 2) return
      const [a, b] = asked.seats as [Seat, Seat]
      const first = someAnswer(game, match.state, a, dice) as object
      const second = someAnswer(game, match.state, b, dice) as object
      const ended = (
        [
          [a, first],
          [b, second],
        ] as const
      )
        .flatMap((pair, i, both) => [[pair, both[1 - i] as typeof pair]])
        .map(([one, two]) => {
          const state = game.clone(match.state)
          const chance = labelled(moment.n)
          for (const [seat, action] of [one, two] as (readonly [Seat, object])[]) {
            if (refusal(game, state, seat, action)) return 'refused'
            play(game, state, chance, seat, copyJson(action))
          }
          return hashOf(state)
        })
      if (ended[0] !== ended[1])
        broken(`${asked.ask}: answers of seats ${a} and ${b} give another state in another order`, { first, second })
    })
  },
}
