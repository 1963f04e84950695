import type { RuleId } from '../rules/rulebook.ts'

/** A worked example of the rulebook: a Timeline about to be fought. `rules/position.ts` sets it up on a table. */
export interface Example {
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleId[]
  readonly timeline: number
  /** Start Player of the first Day. */
  readonly start: number
  /** By seat, in the order of deployment: the Day and the cards that lie in it, by their corners. */
  readonly deployed: readonly (readonly (readonly [day: number, cards: string])[])[]
  /** The choices of the worked line, where there is more than one possibility, in the order they come up. */
  readonly choices: readonly Choice[]
}

export interface Choice {
  readonly seat: number
  readonly card: string
  /** The corner of the chosen Unit, or an aim. */
  readonly choose: string
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'E1',
    title: 'A Shield Tank that covers itself',
    rules: ['TLB-42', 'TLB-45', 'TLB-46', 'TLB-47'],
    timeline: 1,
    start: 0,
    deployed: [[[0, '2 6']], [[0, '4 10']]],
    choices: [],
  },
  {
    id: 'E2',
    title: 'Eaten from behind, and still shooting',
    rules: ['TLB-38', 'TLB-39', 'TLB-43'],
    timeline: 1,
    start: 1,
    deployed: [[[0, '5 5']], [[0, '9 10']]],
    choices: [],
  },
  {
    id: 'E3',
    title: 'An Obliterator in armor',
    rules: ['TLB-28', 'TLB-30', 'TLB-34', 'TLB-41', 'TLB-14'],
    timeline: 2,
    start: 0,
    deployed: [
      [
        [0, '2 7'],
        [-1, 'A Q'],
      ],
      [
        [0, '3 8'],
        [-1, '6 10'],
      ],
    ],
    choices: [{ seat: 0, card: 'Q', choose: 'A' }],
  },
  {
    id: 'E4',
    title: 'Two Obliterators against two Shield Tanks',
    rules: ['TLB-28', 'TLB-45', 'TLB-47', 'TLB-48'],
    timeline: 2,
    start: 1,
    deployed: [
      [
        [0, '2'],
        [-1, 'A A'],
      ],
      [
        [0, '2'],
        [-1, '4 4'],
      ],
    ],
    choices: [],
  },
  {
    id: 'E5',
    title: 'Three quiet Days, a bomb into the future, an immune Strike Craft',
    rules: ['TLB-24', 'TLB-25', 'TLB-35', 'TLB-37', 'TLB-43', 'TLB-50'],
    timeline: 4,
    start: 0,
    deployed: [
      [
        [0, '4 6'],
        [-1, '3'],
        [-2, '8'],
        [-3, '7 10'],
      ],
      [
        [0, '2 5'],
        [-1, 'K'],
        [-2, 'Q'],
        [-3, 'J'],
      ],
    ],
    choices: [
      { seat: 1, card: 'J', choose: '2' },
      { seat: 1, card: 'Q', choose: '5' },
      { seat: 1, card: 'K', choose: '4' },
      { seat: 0, card: '7', choose: 'rear' },
    ],
  },
  {
    id: 'E6',
    title: 'Attrition',
    rules: ['TLB-49', 'TLB-50', 'TLB-51', 'TLB-R20'],
    timeline: 4,
    start: 0,
    deployed: [
      [
        [0, '6'],
        [-3, '2 7'],
      ],
      [
        [0, '9'],
        [-3, '2 10'],
      ],
    ],
    choices: [],
  },
  {
    id: 'E7',
    title: 'The Drone in front, and a Level too many',
    rules: ['TLB-36', 'TLB-46', 'TLB-R19', 'TLB-14'],
    timeline: 4,
    start: 0,
    deployed: [
      [
        [0, '10'],
        [-3, '8 9'],
      ],
      [[0, '2 7 J']],
    ],
    choices: [{ seat: 1, card: 'J', choose: '7' }],
  },
  {
    id: 'E8',
    title: 'Three protectors on one Unit',
    rules: ['TLB-46', 'TLB-47', 'TLB-36'],
    timeline: 4,
    start: 0,
    deployed: [
      [
        [0, '4 2'],
        [-1, '4'],
        [-3, '8'],
      ],
      [[0, '2 2 3 10']],
    ],
    choices: [],
  },
  {
    id: 'E9',
    title: 'Crossing Bombs and a double Turret',
    rules: ['TLB-23', 'TLB-25', 'TLB-34', 'TLB-37', 'TLB-R26'],
    timeline: 2,
    start: 0,
    deployed: [
      [
        [0, '10 9'],
        [-1, 'K J J'],
      ],
      [
        [0, '6 8'],
        [-1, 'K 2'],
      ],
    ],
    choices: [
      { seat: 0, card: 'K', choose: '6' },
      { seat: 1, card: 'K', choose: '9' },
    ],
  },
  {
    id: 'E10',
    title: 'One budget for the whole Day',
    rules: ['TLB-45', 'TLB-47', 'TLB-R17'],
    timeline: 2,
    start: 0,
    deployed: [
      [
        [0, '2'],
        [-1, 'A 10'],
      ],
      [
        [0, '3'],
        [-1, '4'],
      ],
    ],
    choices: [],
  },
  {
    id: 'E11',
    title: 'Three players',
    rules: ['TLB-60', 'TLB-63', 'TLB-64'],
    timeline: 1,
    start: 1,
    deployed: [[[0, '2 5']], [[0, '3 10']], [[0, '2 8']]],
    choices: [],
  },
  {
    id: 'E12',
    title: 'Two against two',
    rules: ['TLB-60', 'TLB-61', 'TLB-62', 'TLB-66'],
    timeline: 2,
    start: 0,
    deployed: [
      [
        [0, '10'],
        [-1, 'A'],
      ],
      [
        [0, '2'],
        [-1, '8'],
      ],
      [
        [0, '6'],
        [-1, '3'],
      ],
      [
        [0, '9'],
        [-1, '4'],
      ],
    ],
    choices: [],
  },
]
