/**
 * The closed vocabulary that all cards are written in; `words.ts` makes their text from it, so text and effect cannot
 * differ.
 */

export const CARD_TYPES = ['power-cell', 'event-chain', 'timestream', 'advance', 'obstacle', 'intervention'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const KEYWORDS = [
  'target-first',
  'link',
  'charge',
  'delayed',
  'intrude',
  'cloaked',
  'vanguard',
  'steadfast',
  'bypass',
  'reach',
  'fleeting',
] as const
export type Keyword = (typeof KEYWORDS)[number]

export const TRIGGERS = ['play', 'lock', 'voided', 'strike', 'delay', 'static'] as const
export type Trigger = (typeof TRIGGERS)[number]

const CITIES = [
  'jerusalem',
  'damascus',
  'caesarea',
  'antioch',
  'philippi',
  'athens',
  'corinth',
  'ephesus',
  'rome',
] as const
export type City = (typeof CITIES)[number]

export type Phase = 1 | 2 | 3
export type CellKind = 'ancient' | 'future' | 'universal'
/** Where a unit can lie, as selectors see it. */
export type Zone = 'advance' | 'obstacle' | 'event-chain' | 'intruder'
export type Side = 'own' | 'opposing' | 'any'
export type Duration = 'static' | 'cycle' | 'permanent'

/** What is paid for a card. Cells of a kind, cells of any kind, cards voided from hand, own cells given up. */
export interface Cost {
  readonly any: number
  readonly ancient: number
  readonly future: number
  readonly universal: number
  readonly void: number
  readonly discardCell: number
}

interface Pick {
  readonly side: Side
  readonly zones: readonly Zone[]
  readonly position: 'first' | 'any'
  /** Only units whose current Resistance is at most this. */
  readonly maxResistance?: number
  /** Only units whose main card costs at most so many cells. */
  readonly maxCost?: number
  readonly locked?: boolean
}

export type Selector =
  | { readonly pick: 'self' }
  | (Pick & { readonly pick: 'all'; readonly phase: 'this' | 'any' | 'one' })
  | (Pick & { readonly pick: 'chosen'; readonly phase: 'this' | 'any'; readonly count: 1; readonly upTo: boolean })

/** Which cards of a deck or Void fit; empty: every card. */
export interface Filter {
  readonly types?: readonly CardType[]
  readonly self?: true
}

export type Condition = { readonly kind: 'ownCity'; readonly city: City } | { readonly kind: 'thisPhaseFilled' }

export type Effect =
  | { readonly op: 'win' }
  | { readonly op: 'peekHand' }
  | { readonly op: 'draw'; readonly who: 'self'; readonly amount: number }
  | { readonly op: 'discardHand'; readonly who: 'opponent'; readonly amount: number; readonly pick: 'random' }
  | { readonly op: 'voidUnit' | 'bounce' | 'breakLock' | 'stun' | 'move'; readonly selector: Selector }
  | {
      readonly op: 'modify'
      readonly selector: Selector
      readonly energy: number
      readonly resistance: number
      readonly duration: Duration
    }
  | { readonly op: 'grant'; readonly selector: Selector; readonly keyword: Keyword; readonly duration: Duration }
  | { readonly op: 'search' | 'recover'; readonly filter: Filter; readonly amount: number; readonly to: 'hand' }
  | {
      readonly op: 'sift'
      readonly look: number
      readonly take: number
      readonly filter: Filter
      readonly rest: 'bottom'
    }
  | {
      readonly op: 'arrange' | 'extraCell' | 'unlink' | 'freeze' | 'extraEventChain'
      readonly amount: number
    }

export interface Ability {
  readonly trigger: Trigger
  readonly condition?: Condition
  readonly effects: readonly Effect[]
}

/** What of a card the published rule sheet gives. Everything else is our reconstruction, and players are told so. */
export interface Source {
  readonly kind: 'booklet' | 'reconstructed'
  /** What exactly comes from where, if it is not one of the two alone. */
  readonly note?: string
}

export interface Card {
  readonly id: string
  readonly name: string
  readonly type: CardType
  /** The phase numbers it may be played into. */
  readonly phases: readonly Phase[]
  readonly cost: Cost
  /** Energy and Resistance; null for cards that are never units of their own. */
  readonly energy: number | null
  readonly resistance: number | null
  readonly keywords: readonly Keyword[]
  readonly link: {
    readonly mode: 'only' | 'optional'
    readonly hosts: readonly ('advance' | 'obstacle' | 'event-chain')[]
    readonly energy: number
    readonly resistance: number
    readonly grants: readonly Keyword[]
  } | null
  readonly charge: {
    readonly cost: Cost
    readonly energy: number
    readonly resistance: number
    readonly maxPerTurn: number
  } | null
  /** Turns until its `delay` ability runs. */
  readonly delay: number | null
  readonly cell: { readonly kind: CellKind; readonly entersLinked: boolean; readonly basic: boolean } | null
  readonly city: City | null
  readonly abilities: readonly Ability[]
  readonly flavour: string
  /** Where in the book of Acts, and about when, for cards that record an event of it. */
  readonly reference: { readonly passage: string; readonly year: string } | null
  /** Most copies in a deck; null = any number. */
  readonly maxCopies: number | null
  readonly source: Source
}
