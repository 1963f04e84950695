/**
 * The match of the guided first game: it begins at the Market of the first day, where one sees what everything is for,
 * and goes on through the next morning to a boat of one’s own.
 */
import { act, isLogFault, type Match, type Seat, seeded, startFrom } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Customer, FaceId } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { ashore, atHome, openMarket, openPosition } from '../rules/position.ts'
import type { Action, ChronoTypes, Options, Shop, State } from '../rules/types.ts'
import { move, nextCorruption, nextOutOfBag, standing, tiles, townSquare } from './day.ts'

export const LEARNER = 0
export const RIVAL = 1

const OPTIONS: Options = { rogueCard: 'thieves', level: 'apprentice' }

const faces = (text: string): FaceId[] => text.split(' ') as FaceId[]

const CROWDS: readonly ['S' | 'L' | 'M', Partial<Record<Customer, number>>][] = [
  ['S', { green: 3, red: 1 }],
  ['L', { red: 3, yellow: 1 }],
  ['M', { yellow: 3, green: 2, red: 1, grey: 2 }],
]

function evening(state: State): void {
  const [own, other] = state.shops as [Shop, Shop]
  tiles(own, faces('P05b P07b P04w P02b'), faces('P01b P03b P06b P08b P09b P10b'))
  standing(own, 'LC', 'T2')
  own.gold = 4
  own.relics = [0, 1, 1, 0]
  own.artifacts = [1, 0, 0, 0]
  tiles(other, faces('P03w P09w P01w P08w'), faces('P02b P04b P05b P06b P07b P10b'))
  standing(other, 'LC', 'LA')
  other.gold = 9
  other.relics = [0, 1, 0, 1]
  for (const [pier, crowd] of CROWDS) ashore(state, pier, crowd)
  atHome(state, 'green', 1)
  townSquare(state, ['U2', 'Z3', 'A3', 'N3'], 'W3', 'A1', 'W5')
  // Two for each of six boats, and then whoever comes at the hours of the Clock.
  nextOutOfBag(state, 'RG GY BB RY GR YG BRRB')
  nextCorruption(state, 'bribe', 'whisper')
  openMarket(state)
}

const sell = (size: 'relic' | 'artifact', colour: 'red' | 'green' | 'yellow', pier: 'S' | 'L' | 'M'): Action => ({
  kind: 'sell',
  size,
  colour,
  pier,
})

/** Who answers what, in order. */
export const LESSON: readonly [Seat, Action][] = [
  [LEARNER, sell('relic', 'green', 'S')],
  [LEARNER, sell('artifact', 'red', 'L')],
  [RIVAL, sell('relic', 'green', 'S')],
  [RIVAL, sell('relic', 'yellow', 'M')],
  [LEARNER, move('chronomancer', 'T1')],
  [LEARNER, { kind: 'take', size: 'relic', colour: 'blue' }],
  [LEARNER, { kind: 'seat', boat: 3 }],
  [RIVAL, move('assistant', 'T2')],
  [RIVAL, { kind: 'seat', boat: 1 }],
  [RIVAL, { kind: 'seat', boat: 4 }],
  [LEARNER, move('assistant', 'T3')],
  [LEARNER, { kind: 'recruit', card: 'Z3' }],
  [LEARNER, { kind: 'assign', place: 'embiggener' }],
  [LEARNER, move('assistant', 'RA')],
  [LEARNER, { kind: 'lift', icon: 'green' }],
  [LEARNER, { kind: 'lift', icon: 'red' }],
  [LEARNER, { kind: 'advance' }],
  [LEARNER, { kind: 'seat', boat: 3 }],
  [LEARNER, { kind: 'land', pier: 'S' }],
]

export function firstLesson(): Match<ChronoTypes> {
  const state = openPosition(game, OPTIONS, 2, evening)
  const match = startFrom(game, { state, options: OPTIONS, seats: 2, words: 'a first game' })
  if (isLogFault(match)) throw new Error(render(match.fault))
  const chance = seeded('first-lesson')
  for (const [n, [seat, action]] of LESSON.entries()) {
    const refused = act(match, seat, action, chance)
    if ('reason' in refused) throw new Error(`${n + 1}: ${render(refused.reason)}`)
  }
  return match
}
