import type { Seat } from '@anachron/kernel'

/**
 * The words cards are written in. Every card is a record of these; `rules/gadgets.ts` has one line of code for each
 * predicate, each kind of aim and each effect, so a new card needs new code only for a new word.
 */

/** Where a fact about a card comes from: the rule booklet, or made by us because no source gives it. */
export type Source = 'booklet' | 'reconstructed'

/** Which facts of a record the booklet states; all others are reconstructed. */
export interface Provenance {
  readonly booklet: readonly string[]
}

export const DECADES = [1990, 2000, 2010, 2020, 2030, 2040, 2050] as const
export type Decade = (typeof DECADES)[number]
export const PHASES = ['prep', 'discovery', 'draw', 'action'] as const
export type Phase = (typeof PHASES)[number]
export type Stasis = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 'P'

/** What is printed at the bottom of every card of the Draw Deck. */
export interface Values {
  readonly flux: number
  readonly stasis: Stasis
}

export interface AgentCard extends Provenance, Values {
  readonly kind: 'agent'
  readonly name: string
  readonly breed: 'human' | 'bot'
  readonly jump: number
  readonly attack: number
  readonly flavour: string
}

/** A Fido is never in the Draw Deck, so the values printed on it are never read. */
export interface FidoCard extends Provenance {
  readonly kind: 'fido'
  readonly name: string
  readonly seat: Seat
  readonly breed: 'bot'
  readonly jump: number
  readonly attack: number
  readonly flavour: string
}

export interface JumpCard extends Provenance, Values {
  readonly kind: 'jump'
  readonly name: 'Jump'
}

export interface HammerCard extends Provenance, Values {
  readonly kind: 'hammer'
  readonly name: string
  readonly decade: Decade
  readonly level: number
}

/** On whose turn: black on anyone's, red on the rival's only, green on one's own only. */
export type GearColour = 'black' | 'red' | 'green'
export interface Gear {
  readonly colour: GearColour
  readonly phase: Exclude<Phase, 'prep'>
}

/** The moment a Gadget answers. `open` moments are those in which nothing else is going on. */
export const TRIGGERS = ['open', 'reveal', 'attackDeclared', 'hammerActivated', 'gadgetPlayed'] as const
export type Trigger = (typeof TRIGGERS)[number]

export type Purpose = 'discovery' | 'jump' | 'attackFaceUp' | 'fight' | 'repair'
/** Whose card in a reveal: the only one, or one of the two in a fight. */
export type SlotName = 'main' | 'attacker' | 'defender'

/** Everything a condition can look at is public. All conditions of a card must hold when it is played. */
export type Condition =
  | { readonly is: 'somethingRebootable' }
  | { readonly is: 'revealFor'; readonly purposes: readonly Purpose[] }
  | { readonly is: 'stasisIsNumber' }
  | { readonly is: 'holdsInfectedDecade' }
  | { readonly is: 'topGadgetIsRivals' }
  | { readonly is: 'isDefender' }
  | { readonly is: 'skillLeadAtMost'; readonly lead: number }

/** What the player of a Gadget chooses when playing it. */
export type AimKind =
  | 'rebootableSlot'
  | 'totalUpOrDown'
  | 'ownAgentToNeighbour'
  | 'rivalAgentOutside2020'
  | 'jumpOrGadgetInDiscard'
  | 'actionSource'

/** What a Gadget does. `in` limits an effect to one phase. */
export type Effect = { readonly in?: Phase } & (
  | { readonly does: 'gainAction' }
  | { readonly does: 'gainJamais' }
  | { readonly does: 'drawToHand' }
  | { readonly does: 'rebootFree' }
  | { readonly does: 'addToRepair'; readonly amount: number }
  | { readonly does: 'changeTotal' }
  | { readonly does: 'cancelGadget' }
  | { readonly does: 'cancelAttack' }
  | { readonly does: 'slideAgent' }
  | { readonly does: 'dragAgent' }
  | { readonly does: 'takeFromDiscard' }
  | { readonly does: 'cageHammer' }
  | { readonly does: 'rivalLosesAction' }
  | { readonly does: 'lookAhead'; readonly cards: number }
)

export interface GadgetCard extends Provenance, Values {
  readonly kind: 'gadget'
  readonly name: string
  readonly gears: readonly Gear[]
  readonly trigger: Trigger
  readonly conditions: readonly Condition[]
  /** The plus sign beside its gears: more than whose turn and which phase it is decides whether it can be played. */
  readonly condition: boolean
  /** Cards from hand to discard for playing it. */
  readonly discards: number
  /** Actions to spend for playing it. */
  readonly actions: number
  readonly aim: { readonly kind: AimKind; readonly in?: Phase } | null
  readonly effects: readonly Effect[]
  readonly text: string
}

export type PlayingCard = AgentCard | FidoCard | JumpCard | HammerCard | GadgetCard

/** A Quark's change to the rules for one round. */
export type QuarkEffect =
  | { readonly on: 'jumpTotal'; readonly amount: number }
  | { readonly on: 'attackerTotal'; readonly amount: number }
  | { readonly on: 'hammerLevel'; readonly amount: number }
  | { readonly on: 'repairBonus'; readonly amount: number }
  | { readonly on: 'discoveryDrawBonus'; readonly amount: number }
  | { readonly on: 'startInParadox'; readonly amount: 1 }

export interface QuarkCard extends Provenance {
  readonly kind: 'quark'
  readonly name: string
  readonly effect: QuarkEffect
  readonly text: string
}
