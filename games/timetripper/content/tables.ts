/**
 * The tables of the booklet, as printed; doubtful cells are kept (see the end of RULES.md). Totals of two dice run from
 * 2 to 12.
 */
import type { RuleId } from '../rules/rulebook.ts'
import type { Accuracy, Activity, CombatResult, Detection, Mood, Reaction, Talk } from './types.ts'
import { MOODS } from './types.ts'

/** Where RULES.md prints each table. */
export const TABLE_RULES = {
  weapons: 'TT-8.1',
  accuracy: 'TT-8.6',
  combat: 'TT-8.7',
  detection: 'TT-9.4',
  fluxCommand: 'TT-10.14',
  teamSelection: 'TT-13.3',
  negotiation: 'TT-15.3',
  setup: 'TT-6.33',
  recordTrack: 'TT-2.4',
} as const satisfies Record<string, RuleId>

// ------------------------------------------------------------------------------------------------------- accuracy, 8.6

/** Columns are ranges 1, 2, 3, 4, 5, 6-8, 9 and more. */
const ACCURACY: Readonly<Record<Accuracy, readonly number[]>> = {
  A: [3, 4, 5, 6, 7, 8, 9],
  B: [4, 5, 6, 7, 8, 9, 10],
  C: [5, 6, 7, 8, 9, 10, 11],
  D: [6, 7, 8, 9, 10, 11, 12],
  E: [7, 8, 9, 10, 11, 12, 13],
  F: [3, 4, 6, 8, 10, 12, 14],
  G: [1, 3, 4, 10, 12, 13, 14],
  H: [4, 6, 7, 8, 9, 11, 13],
}

const rangeColumn = (range: number): number => (range <= 5 ? Math.max(range, 1) - 1 : range <= 8 ? 5 : 6)

/** The total of two dice needed to hit. Below 2 and above 12 matter through modifiers. */
export const neededToHit = (accuracy: Accuracy, range: number): number =>
  ACCURACY[accuracy][rangeColumn(range)] as number

// --------------------------------------------------------------------------------------------------- combat results,
// 8.7

/** Columns by Attack minus Defense, not the other way round (TT-8.0a): 0 or less, 1, 2, 3, 4, 5-6, 7-9, 10 or more. */
export const COMBAT_COLUMNS = ['0-', '1', '2', '3', '4', '5-6', '7-9', '10+'] as const

const COMBAT: readonly string[] = [
  'SWWWWDKK',
  'SWWDDKKK',
  'SSWWDDKK',
  'SSSWSWWK',
  '--SSWWDD',
  '---SSWWD',
  'SSSSWDDD',
  'SSSWWDDK',
  'SWWWDDKK',
  'SS-SDSDW',
  'SWWDDKKK',
]

const RESULT_OF: Readonly<Record<string, CombatResult>> = {
  '-': 'none',
  S: 'stun',
  W: 'wound',
  D: 'disable',
  K: 'kill',
}

const COMBAT_RESULTS: readonly CombatResult[] = COMBAT.flatMap((row) =>
  [...row].map((letter) => RESULT_OF[letter] as CombatResult),
)

export const combatColumn = (differential: number): number =>
  differential <= 0 ? 0 : differential <= 4 ? differential : differential <= 6 ? 5 : differential <= 9 ? 6 : 7

/** `total` of two dice in a column; a column beyond the last counts as the last (TT-15.25). */
export const combatResult = (column: number, total: number): CombatResult =>
  COMBAT_RESULTS[(total - 2) * 8 + Math.min(column, 7)] as CombatResult

// -------------------------------------------------------------------------------------------------------- detection,
// 9.4

/** Highest total for away, stop and towards; all above is attack. */
const DETECTION: Readonly<Record<Detection, readonly [number, number, number]>> = {
  A: [6, 11, 12],
  B: [5, 10, 11],
  C: [6, 9, 10],
  D: [5, 8, 9],
  E: [4, 7, 8],
  F: [4, 6, 7],
  G: [3, 5, 7],
  H: [2, 4, 7],
  I: [0, 3, 5],
}

/** What a modified total means; below the table is its lowest entry. */
export const reactionTo = (detection: Detection, total: number): Reaction => {
  const [away, stop, towards] = DETECTION[detection]
  const raised = Math.max(total, 2)
  return raised <= away ? 'away' : raised <= stop ? 'stop' : raised <= towards ? 'towards' : 'attack'
}

/** Added to a detection roll by distance (TT-9.12). */
export const detectionAt = (distance: number): number => (distance === 2 ? 2 : distance === 3 ? 1 : 0)

/** Added by a burning M1 in the first to fifth stage after its throw (TT-9.12, TT-R26). */
export const FLARE_MODIFIERS: readonly number[] = [-2, -3, -4, -5, -6]

// ----------------------------------------------------------------------------------------------------- flux command,
// 10.14

/** The highest total that commands the flux. The lowest limit that applies counts (TT-10.0a). */
export const FLUX_LIMITS: Readonly<Record<Activity, number>> = { none: 9, move: 7, negotiate: 6, shotAt: 5 }

// ------------------------------------------------------------------------------------------------------- negotiation,
// 15.3

const NEGOTIATION: readonly (readonly string[])[] = [
  ['R', 'F', 'L', 'F', 'L', 'A1', 'A4', 'A4'],
  ['R', 'F', 'F', 'L', 'A1', 'A4', 'A4', 'A4'],
  ['R', 'L', 'L', 'F', 'A1', 'L', 'A1', 'A4'],
  ['R', 'L', 'R', 'F', 'F', 'F', 'A1', 'A4'],
  ['R', 'R', 'L', 'L', 'L', 'F', 'F', 'A1'],
  ['R', 'R', 'R', 'L', 'L', 'F', 'F', 'A1'],
  ['R', 'L', 'L', 'L', 'F', 'A1', 'A1', 'A1'],
  ['R', 'L', 'L', 'F', 'F', 'A1', 'A1', 'A4'],
  ['L', 'F', 'F', 'F', 'A1', 'A1', 'A4', 'A4'],
  ['L', 'L', 'F', 'R', 'F', 'A1', 'A4', 'F'],
  ['L', 'F', 'F', 'A1', 'A1', 'A1', 'A4', 'A4'],
]

const TALK_OF: Readonly<Record<string, Talk>> = { R: 'rage', L: 'left', F: 'flee', A1: 'awe1', A4: 'awe4' }

export const talkResult = (mood: Mood, total: number): Talk =>
  TALK_OF[NEGOTIATION[total - 2]?.[MOODS.indexOf(mood)] as string] as Talk

/** The column to the left; A stays A (TT-15.24). */
export const leftOf = (mood: Mood): Mood => MOODS[Math.max(MOODS.indexOf(mood) - 1, 0)] as Mood

/** Highest face of the die that awes (TT-15.21, TT-15.22). */
export const AWE_LIMITS = { awe1: 1, awe4: 4 } as const

// ---------------------------------------------------------------------------------------------------- record track,
// 2.4

/** Movement Allowance of a box. Box 12 is the booklet's; the others are reconstructed. */
export const recordTrackAllowance = (box: number): number => (box <= 0 ? 0 : Math.floor(Math.min(box, 20) / 3))

// ----------------------------------------------------------------------------------------------------- team chart,
// 13.3

type Chosen = 'm16' | 'shotgun' | 'p357' | 'p25' | 'm26' | 'm1' | 'm72' | 'claymore'

interface TeamRoll {
  readonly item: Chosen
  /** What comes of it: the thing itself, or reloads for it. */
  readonly gives: 'item' | 'reloads'
  /** One die for the team, for each Tripper, for each without a .357, or for each who has the weapon. */
  readonly who: 'team' | 'each' | 'each without a .357' | 'each owner'
  /** By die face, 1 first. */
  readonly by: readonly number[]
}

/** In the order rolled. */
export const TEAM_SELECTION: readonly TeamRoll[] = [
  { item: 'm16', gives: 'reloads', who: 'team', by: [1, 2, 3, 4, 5, 6] },
  { item: 'shotgun', gives: 'reloads', who: 'team', by: [0, 1, 1, 2, 2, 3] },
  { item: 'p357', gives: 'item', who: 'each', by: [1, 1, 1, 0, 0, 0] },
  { item: 'p25', gives: 'item', who: 'each without a .357', by: [1, 1, 0, 0, 0, 0] },
  { item: 'p357', gives: 'reloads', who: 'each owner', by: [0, 1, 1, 1, 2, 2] },
  { item: 'p25', gives: 'reloads', who: 'each owner', by: [0, 1, 1, 1, 2, 2] },
  { item: 'm26', gives: 'item', who: 'each', by: [1, 1, 1, 1, 2, 3] },
  { item: 'm1', gives: 'item', who: 'each', by: [0, 1, 1, 1, 1, 2] },
  { item: 'm72', gives: 'item', who: 'team', by: [1, 1, 1, 0, 0, 0] },
  { item: 'claymore', gives: 'item', who: 'team', by: [1, 0, 0, 0, 0, 0] },
]
