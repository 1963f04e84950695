/** Positions of the rulebook, as tables: the cards by name, so that the page and the position read alike. */
export interface ExampleSide {
  hand?: readonly string[]
  deck?: readonly string[]
  /** 'AAFU': unlinked cells; lower case: linked. */
  cells?: string
  locations?: readonly (string | null)[]
  locked?: readonly number[]
  intruder?: { phase: 1 | 2 | 3; card: string }
  advances?: readonly (readonly string[])[]
  obstacles?: readonly (readonly string[])[]
}

export interface Example {
  /** The rule it stands with. */
  rule: string
  title: string
  step: 'play' | 'target' | 'cells'
  sides: readonly [ExampleSide, ExampleSide]
}

export const EXAMPLES: readonly Example[] = [
  {
    rule: 'TS-68',
    title: 'One, both or neither',
    step: 'target',
    sides: [
      {
        locations: ['Slipstream Descent', 'Athens', null],
        intruder: { phase: 3, card: 'Data Corruption' },
        advances: [['Chrono Ranger'], ['Temporal Sentinel'], ['Field Recorder']],
        obstacles: [['Drone Swarm'], ['Revisionist Agent'], ['Chrono Hunter']],
        deck: ['Rome', 'Corinth'],
      },
      {
        hand: ['Corinth', 'Ephesus', 'Rome', 'Philippi'],
        deck: ['Damascus', 'Corinth'],
        locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'],
        locked: [1],
        advances: [[], ["Tentmakers' Workshop"], []],
        obstacles: [['Highway Robbers', 'Stern Magistrate'], ['Stern Magistrate'], []],
      },
    ],
  },
  {
    rule: 'TS-39',
    title: 'Fill, lock, or lie down as an Advance',
    step: 'play',
    sides: [
      {
        hand: ['Jerusalem', 'Athens', 'Desert Landing', 'Timely Letter'],
        cells: 'AAAAFFU',
        locations: [null, 'Jerusalem', null],
        deck: ['Rome', 'Corinth', 'Ephesus'],
      },
      { obstacles: [[], ['Stern Magistrate'], []], cells: 'AAF', deck: ['Rome'] },
    ],
  },
  {
    rule: 'TS-48',
    title: 'An intruder in the way home',
    step: 'play',
    sides: [
      { hand: ['Data Corruption', 'Temporal Rift', 'Drone Swarm'], cells: 'AAFFFFU', deck: ['Rome', 'Corinth'] },
      {
        hand: ['TIMESTREAM', 'Record: Day of Pentecost'],
        cells: 'AAAAAFFU',
        locations: ['Desert Landing', 'Jerusalem', null],
        advances: [[], [], ['Field Recorder']],
        deck: ['Rome'],
      },
    ],
  },
  {
    rule: 'TS-45',
    title: 'The way home',
    step: 'play',
    sides: [
      {
        hand: ['TIMESTREAM', 'Jerusalem'],
        cells: 'AAAAAFFU',
        locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'],
        deck: ['Rome'],
      },
      { locations: ['Threshold Gate', 'Rome', null], cells: 'FFFU', deck: ['Corinth'] },
    ],
  },
]
