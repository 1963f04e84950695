/**
 * Records the matches in fixtures/: one for each way of ending and each tie breaker, and the full turn of the rules
 * played on to its end. `node games/time-hammer/test/record.ts` writes them anew, which is needed whenever
 * `game.version` is raised.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  act,
  type Chance,
  type ChanceSource,
  decision,
  exportMatch,
  isLogFault,
  isRefusal,
  type Match,
  options,
  type Seat,
  seeded,
  startFrom,
  startMatch,
} from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Action, Options, State, TimeHammer } from '../rules/types.ts'
import { fullTurn, TURN_CARDS, turnSteps } from './examples.ts'
import { fated, OPTIONS, positionOf, type Scene } from './scene.ts'

type Choose = (match: Match<TimeHammer>, seat: Seat, listed: readonly Action[], dice: Chance) => number

const byBot: Choose = ({ state }, seat, listed, dice) => bot.choose(game.view(state, seat), seat, listed, dice)
const byChance: Choose = (_match, _seat, listed, dice) => dice.pick('option', listed.length)

function playOut(match: Match<TimeHammer>, choose: Choose, dice: Chance): void {
  for (;;) {
    const asked = decision(game, match.state)
    if (!asked) return
    const seat = asked.seats[0] as Seat
    const listed = options(game, match.state, seat)
    const played = act(match, seat, listed[choose(match, seat, listed, dice)], dice)
    if (isRefusal(played)) throw new Error(render(played.reason))
  }
}

function save(name: string, match: Match<TimeHammer>): void {
  const file = join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`)
  writeFileSync(file, `${JSON.stringify(exportMatch(match))}\n`)
  console.log(`${name}: ${match.log.entries.length} entries, ${match.state.result?.reason}`)
}

/** A whole match from its set-up that ends for this reason, the first one found. */
function whole(name: string, reason: string, given: Partial<Options>, choose: Choose): void {
  for (let seed = 0; ; seed++) {
    const dice = seeded(`${name}/${seed}`)
    const chance: ChanceSource = () => dice
    const match = startMatch(game, { seats: 2, options: given, chance })
    if (isLogFault(match)) throw new Error(render(match.fault))
    playOut(match, choose, dice)
    if (match.state.result?.reason !== reason) continue
    save(name, match)
    return
  }
}

/** A short match from a position, with chosen cards coming up. */
function short(name: string, scene: Scene, coming: Parameters<typeof fated>[1], steps: [Seat, Action][]): void {
  const options = { ...OPTIONS, ...scene.options }
  const match = startFrom(game, { state: positionOf(scene) as State, options, seats: 2, words: name })
  const chance = fated(match.state, coming)
  const step = (seat: Seat, action: Action): void => {
    const played = act(match, seat, action, chance)
    if (isRefusal(played)) throw new Error(`${name}: ${render(played.reason)}`)
  }
  for (const [seat, action] of steps) {
    step(seat, action)
    for (let asked = decision(game, match.state); asked; asked = decision(game, match.state)) {
      if (!/^(moment|reveal)\./.test(asked.ask)) break
      step(asked.seats[0] as Seat, { kind: 'pass' })
    }
  }
  save(name, match)
}

whole('expert', 'expert', { rounds: 6 }, byBot)
whole('rounds', 'rounds', { rounds: 4 }, byBot)
whole('rounds-trio', 'rounds, trio', { rounds: 4, quarks: true }, byBot)
whole('rounds-decades', 'rounds, decades', { rounds: 4 }, byBot)
whole('rounds-agents', 'rounds, agents', { rounds: 4 }, byChance)
whole('rounds-shared', 'rounds, shared', { rounds: 4 }, byChance)
whole('finish-round', 'expert', { rounds: 5, finishRound: true, balancedStart: true, quarks: true }, byBot)
whole('no-expert', 'rounds', { rounds: 6, noExpert: true, tieToGallery: true, freeRecruit: true }, byBot)

const HAND = ['jump-01', 'jump-02', 'jump-03', 'jump-04', 'jump-05'] as const
/** Both enter E by the repair of one HAMMER. */
const together = (a: Scene['a'], b: Scene['b']): Scene => ({
  at: 'prepare',
  phase: 'draw',
  a: { hand: [...HAND], skill: 11, ...a },
  b: { skill: 11, ...b },
})
const fixed: Parameters<typeof fated>[1] = ['hammer-silent-grid', 'agent-brain']
for (const [name, a, b] of [
  ['expert-trio', { 2030: ['fido-zapi'], 2040: ['agent-buzz'], 2050: ['agent-pogo'] }, { 2030: ['fido-wags'] }],
  ['expert-decades', { 2030: ['fido-zapi'], 1990: ['agent-buzz'] }, { 2030: ['fido-wags'] }],
  ['expert-agents', { 2030: ['fido-zapi'] }, { 2030: ['fido-wags'], 2020: ['agent-buzz'] }],
  ['expert-shared', { 2030: ['fido-zapi'] }, { 2030: ['fido-wags'] }],
] as [string, NonNullable<Scene['a']>['on'], NonNullable<Scene['b']>['on']][])
  short(name, together(a ? { on: a } : {}, b ? { on: b } : {}), fixed.slice(), [[0, { kind: 'done' }]])
short('concede', {}, [], [[1, { kind: 'concede' }]])

const turn = fullTurn()
const match = startFrom(game, { state: turn.state, options: OPTIONS, seats: 2, words: 'the full turn of the rules' })
const cards = fated(match.state, [...TURN_CARDS])
for (const [seat, action] of turnSteps) {
  for (;;) {
    const asked = decision(game, match.state)?.seats[0] as Seat
    const listed = options(game, match.state, asked)
    if (listed.length > 1 || listed[0]?.kind !== 'pass') break
    act(match, asked, listed[0], cards)
  }
  const played = act(match, seat, action, cards)
  if (isRefusal(played)) throw new Error(render(played.reason))
}
playOut(match, byBot, seeded('full turn'))
save('full-turn', match)
