import type { Chance } from '../chance/chance.ts'
import { RollFault, recorded, recording } from '../chance/recorded.ts'
import { seeded } from '../chance/seeded.ts'
import { anytime, decision, options, perform, refusal } from '../engine.ts'
import type { AnyGame, Types } from '../game.ts'
import { copyJson, notPlain, sameJson } from '../json.ts'
import type { Match } from '../match.ts'
import { redacted } from '../redacted.ts'
import { type Seat, SPECTATOR, type Viewer } from '../seat.ts'
import { everyNth, someAnswer, throughMatches, viewersOf } from './matches.ts'
import { broken, type Law, type Plan } from './plan.ts'

type State = Types['State']

export const imagineFits: Law = {
  name: 'an imagined world looks the same to whoever imagined it, to the byte',
  check(game, plan) {
    throughMatches(game, plan, 'imagine', 0.5, (moment) => {
      if (!everyNth(moment, 2)) return
      for (const viewer of viewersOf(moment.match)) {
        const view = game.view(moment.match.state, viewer)
        const bad = notPlain(view)
        if (bad) broken(`a view is not plain data at ${bad}`)
        const seen = JSON.stringify(view)
        const world = game.imagine(copyJson(view), seeded(moment.n))
        const worldBad = notPlain(world)
        if (worldBad) broken(`an imagined state is not plain data at ${worldBad}`)
        const imagined = JSON.stringify(game.view(world, viewer))
        if (imagined !== seen) broken(`viewer ${viewer} sees a difference`, firstDifference(seen, imagined))
        if (JSON.stringify(view) !== seen) broken('viewing the world changed the view: they share something')
      }
    })
  },
}

const firstDifference = (a: string, b: string): { truly: string; imagined: string } => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120)
  return { truly: around(a), imagined: around(b) }
}

/** Everything a viewer is shown of a position: what they see, who is asked what, their options with odds, and why not. */
function sight(game: AnyGame, state: State, viewer: Viewer, tries: readonly unknown[]): string {
  const view = game.view(state, viewer)
  const asked = decision(game, state)
  const mine = asked?.seats.includes(viewer) === true
  const listed = viewer >= 0 && mine ? options(game, state, viewer) : []
  return JSON.stringify({
    view,
    asked: asked && (asked.secret && !mine ? { seats: asked.seats } : asked),
    listed,
    standing: viewer >= 0 ? anytime(game, state, viewer) : [],
    odds: game.forecast ? listed.slice(0, 8).map((action) => game.forecast?.(view, viewer, action) ?? null) : [],
    refused: viewer >= 0 ? tries.map((action) => refusal(game, state, viewer, action) ?? null) : [],
  })
}

type Told = { kind: string }[]

/** Carries out an answer of a seat and returns what a viewer is told of it. */
function told(game: AnyGame, state: State, seat: Seat, action: object, viewer: Viewer, chance: Chance): Told {
  const events: Told = []
  perform(game, state, chance, seat, copyJson(action), (event) => {
    const shown = redacted(game, event, viewer)
    if (shown) events.push(shown)
  })
  return events
}

/** The same in another world, with the very same rolls; nothing where those do not fit, because other things happen there. */
function toldThere(
  game: AnyGame,
  state: State,
  seat: Seat,
  action: object,
  viewer: Viewer,
  rolls: readonly number[],
): Told | undefined {
  const chance = recorded(rolls)
  try {
    const events = told(game, state, seat, action, viewer, chance)
    return chance.left() === 0 ? events : undefined
  } catch (error) {
    if (error instanceof RollFault) return undefined
    throw error
  }
}

/** Without chance everything must be told alike and in its order. */
function asCompared(events: Told, rolled: boolean, shownByChance: readonly string[]): string {
  if (!rolled) return JSON.stringify(events)
  const compared = events.filter((event) => !shownByChance.includes(event.kind))
  return compared
    .map((event) => JSON.stringify(event))
    .sort()
    .join()
}

export const secretsStay: Law = {
  name: 'what a seat may not know changes no byte that it is sent',
  check(game, plan) {
    const tried: object[] = []
    throughMatches(game, plan, 'secrets', 1, (moment) => {
      const { match, dice } = moment
      const asked = decision(game, match.state)
      if (!asked) return
      const actor = asked.seats[dice.pick('actor', asked.seats.length)] as Seat
      const listed = options(game, match.state, actor)
      if (tried.length < 400) tried.push(...listed.slice(0, 4))
      if (!everyNth(moment, 3)) return
      const action = someAnswer(game, match.state, actor, dice) as object
      const tries = [action, ...Array.from({ length: 5 }, () => tried[dice.pick('try', tried.length)])]
      for (const viewer of viewersOf(match))
        compareWorlds(game, plan, match, viewer, actor, action, tries, `${moment.n}`)
    })
  },
}

function compareWorlds(
  game: AnyGame,
  plan: Plan<Types>,
  match: Match<Types>,
  viewer: Viewer,
  actor: Seat,
  action: object,
  tries: readonly unknown[],
  seed: string,
): void {
  const truth = game.clone(match.state)
  const world = game.imagine(game.view(truth, viewer), seeded(`world/${seed}/${viewer}`))
  const before = sight(game, truth, viewer, tries)
  const imagined = sight(game, world, viewer, tries)
  if (before !== imagined) broken(`what is hidden from ${viewer} shows`, firstDifference(before, imagined))
  const ask = decision(game, truth)?.ask
  const possible = refusal(game, world, actor, action) === undefined
  const instead = possible ? action : options(game, world, actor)[0]
  if (!instead)
    broken(`seat ${actor} is asked here but not in a world that ${viewer} cannot tell from this one`, { ask })
  // Two worlds that look the same to the viewer, before and after an answer, must have told them the same in between.
  const rolls: number[] = []
  const heard = told(game, truth, actor, action, viewer, recording(seeded(seed), rolls))
  const heardThere = toldThere(game, world, actor, instead, viewer, rolls)
  if (heardThere === undefined) return
  const nothingSeen = JSON.stringify(game.view(truth, viewer)) === JSON.stringify(game.view(world, viewer))
  if (!nothingSeen) return
  const compared = (events: Told): string => asCompared(events, rolls.length > 0, plan.shownByChance ?? [])
  if (compared(heard) !== compared(heardThere))
    broken(`an event at ${ask} tells ${viewer} what the view does not`, { action, instead, heard, heardThere })
  const seats = decision(game, truth)?.seats ?? []
  const seatsThere = decision(game, world)?.seats ?? []
  if (!sameJson(seats, seatsThere))
    broken(`after ${ask}, who is asked depends on what ${viewer} may not know`, { seats, seatsThere })
}

export const wordsForAll: Law = {
  name: 'every event cites a rule of the rulebook, is plain, and has words for whoever is told of it',
  check(game, plan) {
    throughMatches(game, plan, 'words', 0.3, (moment) => {
      const { match, dice } = moment
      if (!everyNth(moment, 3)) return
      const asked = decision(game, match.state)
      if (!asked) return
      const seat = asked.seats[0] as Seat
      const listed = options(game, match.state, seat)
      const view = game.view(match.state, seat)
      if (game.words.ask(asked.ask, view, seat).trim() === '') broken(`the ask ${asked.ask} has no words`)
      for (const action of listed)
        if (game.words.action(action, view).trim() === '') broken('an option has no words', action)
      const copy = game.clone(match.state)
      const action = someAnswer(game, match.state, seat, dice) as object
      if (game.words.action(action, view).trim() === '') broken('an answer has no words', action)
      perform(game, copy, seeded(moment.n), seat, copyJson(action), (event) => {
        const bad = notPlain(event)
        if (bad) broken(`an event is not plain data at ${bad}`, event)
        if (!Object.hasOwn(game.rulebook, event.rule))
          broken(`an event cites ${event.rule}, which is not in the rulebook`, event)
        for (let viewer: Viewer = SPECTATOR; viewer < match.log.seats; viewer++) {
          const shown = redacted(game, event, viewer)
          if (shown && game.words.event(shown, viewer).trim() === '') broken('an event has no words', shown)
        }
      })
    })
  },
}

export const honestPolicies: Law = {
  name: 'the game’s own players choose an option, and the same one whatever they cannot know',
  check(game, plan) {
    for (const policy of plan.policies ?? []) {
      throughMatches(game, plan, `policy/${policy.name}`, 0.2, (moment) => {
        if (!everyNth(moment, 3)) return
        const { state } = moment.match
        const seat = decision(game, state)?.seats[0] as Seat
        const view = game.view(state, seat)
        const choices = [state, game.imagine(view, seeded(`policy/${moment.n}`))].map((world) =>
          policy.choose(game.view(world, seat), seat, options(game, world, seat), seeded(moment.n)),
        )
        const [here, there] = choices as [number, number]
        if (here !== there) broken(`${policy.name} plays differently where it cannot see a difference`, choices)
        if (options(game, state, seat)[here] === undefined)
          broken(`${policy.name} chose option ${here}, which is not there`)
      })
    }
  },
}
