import type { OptionSchema, Refusal } from '@anachron/kernel'
import { count, joined, say } from '@anachron/kernel/words'
import { LINE_UPS, seated } from './sides.ts'
import type { Battle, Options } from './types.ts'

/** The seats of each side, counted from one: 1 and 3. */
const teamsOf = (sizes: readonly number[]): string[] => {
  const sides = seated(sizes)
  return sizes.map((_, side) => sides.flatMap((of, seat) => (of === side ? [seat + 1] : [])).join(' and '))
}

export const options = {
  sides: {
    kind: 'choice',
    label: 'Sides',
    help: 'Who fights whom when there are more than two players.',
    rule: 'TLB-60',
    default: 'usual',
    values: [
      {
        value: 'usual',
        label: 'As usual',
        help: 'Two players, two equal teams of four, six or eight, or an odd number of players on their own.',
      },
      {
        value: 'teams',
        label: 'Two teams',
        help: 'As equal as can be; seats belong to them in turn, and the last of an odd number to the second.',
      },
      {
        value: 'free-for-all',
        label: 'Everyone on their own',
        help: 'Experimental: among three or more, whoever keeps out of the fighting gains most.',
      },
      ...LINE_UPS.map(({ value, sizes, players }) => ({
        value,
        label: `${players} players: ${sizes.join(' v ')}`,
        help: `Seats ${teamsOf(sizes).join(' against ')}.`,
        seats: players,
      })),
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
    default: 'any-living',
    values: [
      { value: 'any-living', label: 'Any enemy Unit, in play or still to come' },
      { value: 'day-and-later', label: 'Units of the Bomb’s Day and later' },
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

const lineUpOf = ({ sides }: Options) => LINE_UPS.find(({ value }) => value === sides)

export function checkOptions(options: Options, seats: number): Refusal<Battle> | undefined {
  const lineUp = lineUpOf(options)
  if (lineUp && lineUp.players !== seats)
    return {
      rule: 'TLB-60',
      reason: say`${joined(lineUp.sizes, ' against ')} are ${count(lineUp.players, 'player')}, and there are ${seats}.`,
    }
  return undefined
}

/** The side of each seat (TLB-1, TLB-60). */
export function sidesFor(options: Options, seats: number): number[] {
  const lineUp = lineUpOf(options)
  if (lineUp) return seated(lineUp.sizes)
  const even = seats % 2 === 0
  const alone = options.sides === 'free-for-all' || (options.sides === 'usual' && !even)
  if (alone) return Array.from({ length: seats }, (_, seat) => seat)
  return seated([Math.floor(seats / 2), Math.ceil(seats / 2)])
}
