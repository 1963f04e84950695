/**
 * The places in the rules where a special rule can speak. The general rules never name a battle: they ask the hooks of
 * the lines and of the ground. `HOOKS` (index.ts) has one record for every special key.
 */
import type { Ctx } from '@anachron/kernel'
import type { Accuracy, CombatResult, Placement, Reaction, Special, Values } from '../../content/types.ts'
import type { FigureId, Hex, State, TimeTripper, Tripper, Unit } from '../types.ts'

export type C = Ctx<TimeTripper>

export interface Reacted {
  reaction: Reaction
  /** Attacks hand to hand whatever weapon it has. */
  charge: boolean
}

export interface Hooks<S extends Special = Special> {
  // ---- the ground
  /** Markers strewn before anything else is set up. */
  markers?(special: S): { count: number; placement: Placement }
  /** Defense that a marker's hex adds. */
  cover?(special: S): number
  blocksSight?: true
  stopsMovement?: true
  /** A shell falls in step A2 of this stage. */
  shells?(state: State, special: S): { strengths: readonly number[]; accuracy: Accuracy } | null
  /** The battle ends with this stage. */
  endsWith?(state: State, special: S): boolean
  /** Nothing is fought out here: what happens instead. */
  insteadOfBattle?(ctx: C): void

  // ---- set-up
  setUp?(ctx: C, unit: Unit, special: S): void
  /** The hex counts as taken for this unit. */
  isTaken?(state: State, unit: Unit, hex: Hex, special: S): boolean

  // ---- standing
  /** Goes by itself at the start of phase B. */
  goesByItself?(state: State, unit: Unit, special: S): boolean
  goes?(ctx: C, unit: Unit, special: S): void
  /** How often it can be expected to enter each hex when it goes; null while it walks like anybody. */
  course?(state: State, unit: Unit, special: S): ReadonlyMap<Hex, number> | null
  /** Of those that go by themselves the lowest lane goes first. */
  laneOf?(unit: Unit): number
  /** Stands there and counts for nothing when it is asked who is left (TT-R13). */
  isFixture?: true
  /** Acts before the others in phase B, against the flux. */
  isDevice?: true
  /** Fires at the flux without moving or detecting: takes on its crew and says who of them could fire it now. */
  serves?(state: State, unit: Unit, special: S): FigureId[]
  /** An accurate shot at the flux. */
  hitsFlux?(ctx: C, unit: Unit, special: S): void
  /** Detects the flux and nothing else while it is on the display. */
  seeksFlux?: true
  /** Detects nobody: only strikes whoever is adjacent. */
  isPassive?(state: State, unit: Unit, special: S): boolean
  /** Never rolls detection: always attacks. */
  alwaysFinds?: true
  /** Whom it may detect. */
  mayDetect?(state: State, unit: Unit, figure: FigureId, special: S): boolean
  /** What else it may go for. */
  covets?(state: State, unit: Unit, special: S): readonly { at: Hex; target: number }[]
  grabs?(ctx: C, unit: Unit, target: number): void
  /** Reads its detection roll differently. */
  reacts?(state: State, unit: Unit, dice: number, read: Reaction, special: S): Reacted
  /** Moves in a way of its own on this reaction; true when it did. */
  wanders?(ctx: C, unit: Unit, reaction: Reaction, special: S): boolean
  /** Whether it attacks at all. 'no' skips the attack, 'closer' turns it into an approach. */
  holdsBack?(state: State, unit: Unit, special: S): 'closer' | 'no' | null
  /** Attack and accuracy it fights with, where they are not its own. */
  fightsAs?(state: State, unit: Unit, near: boolean, special: S): Pick<Values, 'attack' | 'accuracy'> | null
  /** Strikes all that are adjacent, one after the other. */
  strikesAll?: true
  /** Works on a Tripper from afar instead of moving. */
  bewitches?(ctx: C, unit: Unit, victim: FigureId, special: S): void

  // ---- fighting
  afterFiring?(ctx: C, unit: Unit, special: S): void
  /** What its weapon's result turns into. */
  softens?(result: CombatResult): CombatResult
  /** What a result against it turns into. */
  shrugsOff?(result: CombatResult): CombatResult
  afterHurting?(ctx: C, unit: Unit, victim: Tripper, result: CombatResult, special: S): void
  /** It was hit (TT-R54) and still lives. */
  whenHit?(ctx: C, unit: Unit, special: S): void
  /** An attack on it has been resolved. */
  whenAttacked?(ctx: C, unit: Unit, special: S): void
  whenStunned?(ctx: C, unit: Unit): void
  whenFelled?(ctx: C, unit: Unit, special: S): void
  /** Repellent counts for more against it. */
  repelledAt?(special: S): { alone: number; withBayonet: number }
  mayNotBeAttackedBy?(state: State, unit: Unit, tripper: Tripper, special: S): boolean
  accuracyAgainst?(unit: Unit, tripper: Tripper, special: S): number
  /** How a Tripper defends while such a unit's battle lasts. */
  defenseOf?(tripper: Tripper, special: S): number | null
  isUnrecoverable?: true

  // ---- flux and talk
  banishedByFlux?: true
  countsAsSoldier?: true
  ridesLikeHorse?: true

  // ---- clocks
  closesStage?(ctx: C, unit: Unit, special: S): void
  /** No clean-up while this unit, dead or alive, is here. */
  forbidsCleanup?(state: State, unit: Unit | null, special: S): boolean
  /** The battle's treasure is not to be had from this unit as things stand. */
  keepsTreasure?(unit: Unit): boolean
  /** Comes in by itself at the end of phase B. */
  letsOut?(ctx: C, special: S): void
}
