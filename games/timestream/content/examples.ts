import type { TableSpec } from '../rules/position.ts'

/** Positions of the rulebook: the cards by name, so that the page and the position read alike. */
export interface Example extends TableSpec {
  /** The rule it stands with. */
  rule: string
  title: string
}

export const EXAMPLES: readonly Example[] = [
  {
    rule: 'TS-68',
    title: 'One, both or neither',
    step: 'target',
    players: [
      {
        locations: ['Slipstream Descent', 'Athens', null],
        intruders: { 3: { card: 'Data Corruption', counter: 2 } },
        advances: [['Chrono Ranger'], ['Temporal Sentinel'], ['Field Recorder']],
        obstacles: [['Drone Swarm'], ['Revisionist Agent'], ['Chrono Hunter']],
        deck: ['Rome', 'Corinth'],
      },
      {
        hand: ['Corinth', 'Ephesus', 'Rome', 'Philippi'],
        deck: ['Damascus', 'Corinth'],
        locations: [{ card: 'Desert Landing', locked: true }, 'Jerusalem', 'Record: The Damascus Road'],
        advances: [[], ["Tentmakers' Workshop"], []],
        obstacles: [['Highway Robbers', 'Stern Magistrate'], ['Stern Magistrate'], []],
      },
    ],
  },
  {
    rule: 'TS-39',
    title: 'Fill, lock, or lie down as an Advance',
    step: 'play',
    players: [
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
    players: [
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
    players: [
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
