import type { RuleId } from '../rules/rulebook.ts'
import type { Source } from './vocabulary.ts'

interface Constant {
  readonly value: number
  readonly rule: RuleId
  readonly source: Source
}

/** Every number of the rules that is not printed on a card, with the rule that sets it and where we have it from. */
export const constants = {
  players: { value: 2, rule: 'TH-1', source: 'booklet' },
  cards: { value: 72, rule: 'TH-2', source: 'booklet' },
  greenCubes: { value: 4, rule: 'TH-3', source: 'booklet' },
  blueCubes: { value: 2, rule: 'TH-3', source: 'booklet' },
  dieFaces: { value: 6, rule: 'TH-4', source: 'booklet' },
  startingSkill: { value: 1, rule: 'TH-5', source: 'booklet' },
  /** The last space of the skill track, E. */
  expert: { value: 12, rule: 'TH-R3', source: 'reconstructed' },
  startingJamais: { value: 1, rule: 'TH-6', source: 'booklet' },
  startingCards: { value: 5, rule: 'TH-11', source: 'booklet' },
  handSize: { value: 6, rule: 'TH-17', source: 'booklet' },
  agentsInPlay: { value: 5, rule: 'TH-80', source: 'booklet' },
  guards: { value: 2, rule: 'TH-97', source: 'booklet' },
  guardBonus: { value: 1, rule: 'TH-98', source: 'booklet' },
  actionsPerTurn: { value: 2, rule: 'TH-131', source: 'booklet' },
  drawStepCards: { value: 3, rule: 'TH-138', source: 'booklet' },
  buyCards: { value: 3, rule: 'TH-123', source: 'booklet' },
  buyCubes: { value: 2, rule: 'TH-123', source: 'booklet' },
  sharedLevel: { value: 1, rule: 'TH-67', source: 'booklet' },
  longJump: { value: 6, rule: 'TH-92', source: 'booklet' },
  recruitActions: { value: 1, rule: 'TH-R8', source: 'reconstructed' },
  fluxWithoutCard: { value: 0, rule: 'TH-40', source: 'reconstructed' },
  stasisWithoutCard: { value: 3, rule: 'TH-40', source: 'reconstructed' },
  leastSeconds: { value: 5, rule: 'TH-153', source: 'reconstructed' },
  mostSeconds: { value: 60, rule: 'TH-153', source: 'reconstructed' },
} as const satisfies Record<string, Constant>

/** Reaching one of these spaces earns a card. */
export const REWARD_SPACES: readonly number[] = [5, 8]

/**
 * Repair bonus by skill space (TH-R4); index 0 is not on the track. E counts only where entering it does not end the
 * game.
 */
export const REPAIR_BY_SKILL: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]
