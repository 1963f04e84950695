import type { OptionSchema, Refusal } from '@anachron/kernel'
import type { Battle, Options } from './types.ts'

export const options = {
  sides: {
    kind: 'choice',
    label: 'Sides',
    help: 'Who fights whom when there are more than two players.',
    rule: 'TLB-60',
    default: 'usual',
    values: [
      { value: 'usual', label: 'As usual', help: 'Two players, two teams of two, or three players on their own.' },
      { value: 'teams', label: 'Two teams', help: 'Seats 1 and 3 against seats 2 and 4.' },
      {
        value: 'free-for-all',
        label: 'Everyone on their own',
        help: 'Experimental: with three or four players, whoever keeps out of the fighting gains most.',
      },
    ],
  },
  quietTimelines: {
    kind: 'number',
    label: 'Quiet Timelines before the game ends',
    help: 'So many Timelines in a row without progress end the game by stagnation.',
    rule: 'TLB-R21',
    default: 4,
    min: 1,
    max: 25,
  },
  maxTimelines: {
    kind: 'number',
    label: 'Timelines at most',
    help: 'All cards are on the table after 25 Timelines at the latest.',
    rule: 'TLB-57',
    default: 12,
    min: 1,
    max: 25,
  },
  opening: {
    kind: 'choice',
    label: 'Opening',
    help: 'What everybody deploys into the first Timeline.',
    rule: 'TLB-R3',
    default: 'units',
    values: [
      { value: 'units', label: 'Two Units' },
      { value: 'any', label: 'Any two cards', help: 'Bombs may then end a game after one Day.' },
    ],
  },
  bombReach: {
    kind: 'choice',
    label: 'Reach of Temporal Bombs',
    help: 'What a Bomb may destroy.',
    rule: 'TLB-R10',
    default: 'day-and-later',
    values: [
      { value: 'day-and-later', label: 'Units of the Bomb’s Day and later' },
      { value: 'any-living', label: 'Any living enemy Unit' },
    ],
  },
  tieOrder: {
    kind: 'choice',
    label: 'Units of equal number',
    help: 'The Front is hit first, the Rear is out of reach of most.',
    rule: 'TLB-R9',
    default: 'oldest-first',
    values: [
      { value: 'oldest-first', label: 'The oldest stands in front' },
      { value: 'newest-first', label: 'The newest stands in front' },
    ],
  },
  lastLevel: {
    kind: 'flag',
    label: 'Level after Day 0',
    help: 'Blitz Troops may die of it before points are counted.',
    rule: 'TLB-R19',
    default: true,
  },
} as const satisfies OptionSchema

export const DEFAULTS: Options = {
  sides: options.sides.default,
  quietTimelines: options.quietTimelines.default,
  maxTimelines: options.maxTimelines.default,
  opening: options.opening.default,
  bombReach: options.bombReach.default,
  tieOrder: options.tieOrder.default,
  lastLevel: options.lastLevel.default,
}

export function checkOptions({ sides }: Options, seats: number): Refusal<Battle> | undefined {
  if (sides === 'teams' && seats % 2 === 1)
    return { rule: 'TLB-60', reason: 'Teams have to be equally large: play with four, or everyone on their own.' }
  return undefined
}

/** The side of each seat (TLB-1, TLB-60). */
export function sidesFor({ sides }: Options, seats: number): number[] {
  const teams = seats === 4 && sides !== 'free-for-all'
  return Array.from({ length: seats }, (_, seat) => (teams ? seat % 2 : seat))
}
