/**
 * Records the match behind the guided first game: a plain kit, a shot, a burst, a grenade, and out through the flux.
 * Run it after a change of the rules that raises the game's version, and look at the notes in board/guide.ts again:
 * node games/timetripper/test/record-first-game.ts
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportMatch, type Match } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { KITS } from '../board/draft.ts'
import { fluxWays } from '../board/reach.ts'
import type { FireMode } from '../content/types.ts'
import type { Action } from '../rules/actions.ts'
import { attackWays, bestWay } from '../rules/attack-ways.ts'
import { apart } from '../rules/display.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/game.ts'
import type { FigureId, State, TimeTripper, Tripper } from '../rules/types.ts'

/** One of the kits on the packing page, so that a learner takes it with one press. */
const KIT = KITS.find(({ name }) => name === 'Runner')?.things ?? []

const nearest = (state: State, tripper: Tripper): number => {
  const up = state.units.filter(({ fallen, place }) => !fallen && place === 'field')
  return up.sort((a, b) => apart(a.hex, tripper.hex) - apart(b.hex, tripper.hex) || a.id - b.id)[0]?.id ?? -1
}

/** What the teacher would do: the first of these that is possible. */
function wishes(state: State): Action[] {
  const [tripper] = state.trippers as [Tripper]
  const { battle } = state
  const at = nearest(state, tripper)
  const stage = battle?.stage ?? 0
  const flux = battle?.flux ?? null
  const buys = KIT.slice(
    tripper.gear.reduce((sum, { what, count }) => sum + (what === 'radio' || what === 'm16' ? 0 : count), 0),
  )
  const shoot: Action[] = tripper.acted ? [] : stage === 3 ? [{ do: 'grenade', what: 'm26' }] : [{ do: 'aim', at }]
  return [
    ...buys.slice(0, 1).map((what): Action => ({ do: 'buy', what })),
    { do: 'ready' },
    // First with what is in hand already, then with a burst.
    { do: 'weapon', what: 'm16', mode: stage === 2 ? 'burst' : best(state, at) },
    { do: 'enough' },
    { do: 'throw', hex: state.units.find(({ id }) => id === at)?.hex ?? 0 },
    { do: 'fire', still: 0 },
    { do: 'conjure' },
    ...(flux && flux.hex === tripper.hex ? ([{ do: 'jump', heading: null }] as Action[]) : []),
    { do: 'guide' },
    ...(tripper.acted
      ? []
      : tripper.gear.find(({ what }) => what === 'm16')?.loaded
        ? []
        : ([{ do: 'reload', what: 'm16' }] as Action[])),
    ...(stage <= 3 ? shoot : ([{ do: 'command', move: false }] as Action[])),
    { do: 'end' },
  ]
}

/** What the belt has in hand when somebody is pressed. */
const best = (state: State, at: FigureId): FireMode =>
  (state.units.some(({ id }) => id === at) ? bestWay(attackWays(state, 0, at, 0))?.mode : undefined) as FireMode

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The flux comes home by the shortest way. */
function guided(state: State, listed: readonly Action[]): Action | undefined {
  const [tripper] = state.trippers as [Tripper]
  const flux = state.battle?.flux
  if (!flux || state.stack.at(-1)?.at !== 'guide') return undefined
  if (flux.hex === tripper.hex) return listed.find(({ do: what }) => what === 'enough')
  // By the way that the board draws, so that a learner brings it in one go.
  const [next] = fluxWays(game.view(state, 0)).find(({ to }) => to === tripper.hex)?.hexes ?? []
  return listed.find((action) => action.do === 'step' && action.hex === next)
}

function choose(match: Match<TimeTripper>, listed: readonly Action[]): number {
  const { state } = match
  const wanted = guided(state, listed) ?? wishes(state).find((wish) => listed.some((action) => same(action, wish)))
  const index = listed.findIndex((action) => wanted !== undefined && same(action, wanted))
  return index >= 0 ? index : 0
}

interface Told {
  arrivals: number[]
  events: Event[]
}

function isGood({ arrivals, events }: Told, entries: number): boolean {
  const [first = 0] = arrivals
  const second = events.findIndex((event) => event.kind === 'stage' && event.stage === 2)
  const third = events.findIndex((event) => event.kind === 'stage' && event.stage === 3)
  const burst = events.slice(second, third).filter((event) => event.kind === 'fired' && event.by === 0)
  const count = (kind: Event['kind']): number => events.filter((event) => event.kind === kind).length
  return (
    arrivals.length === 2 &&
    [4, 5, 7, 12, 17, 18].includes(first) &&
    entries <= 34 &&
    events.slice(0, second).some((event) => event.kind === 'suffered' && event.effect === 'down') &&
    events.slice(second, third).some((event) => event.kind === 'suffered' && event.effect === 'down') &&
    events.filter((event) => event.kind === 'suffered' && event.who === 0).length >= 2 &&
    events.filter((event) => event.kind === 'suffered' && event.who === 0).length <= 4 &&
    count('again') === 0 &&
    count('cleanup') === 0 &&
    burst.length >= 3 &&
    burst.length <= 4 &&
    burst.some((event) => event.kind === 'fired' && event.hit) &&
    count('swept') >= 2 &&
    count('commanded') === 3 &&
    events.every((event) => event.kind !== 'commanded' || event.succeeded) &&
    events.some((event) => event.kind === 'detected' && event.reaction === 'attack')
  )
}

for (let seed = 1; seed < 60_000; seed++) {
  const told: Told = { arrivals: [], events: [] }
  let entries = 0
  const match = playRandomly(game, {
    seed: `first game/${seed}`,
    seats: 1,
    options: { treasure: false, negotiation: false },
    most: 46,
    choose: (current, _seat, listed) => {
      if (told.arrivals.length < 2) entries++
      return choose(current, listed)
    },
    onEvent: (event) => {
      if (told.arrivals.length < 2) told.events.push(event)
      if (event.kind === 'arrived') told.arrivals.push(event.battle)
    },
  })
  if (!isGood(told, entries)) continue
  const file = exportMatch(match)
  console.log(
    seed,
    entries,
    told.arrivals,
    file.entries.map(({ action }, i) => `${i + 1} ${JSON.stringify(action)}`).join('\n'),
  )
  for (const event of told.events) console.log(render(game.words.event(event, 0)))
  writeFileSync(join(import.meta.dirname, '..', 'fixtures', 'first-game.json'), `${JSON.stringify(file)}\n`)
  break
}
