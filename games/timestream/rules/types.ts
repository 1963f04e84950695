import type { Base, Deck, Frame, OfKind, Result, Seat, Types, Viewer } from '@anachron/kernel'
import type { Cost, DeckList, Keyword, Phase } from '../content/index.ts'
import type { RuleId } from './rulebook.ts'

export type CardId = string

/** An effect that stays on a unit. */
export interface Lasting {
  energy: number
  resistance: number
  keyword: Keyword | null
  until: 'cycle' | 'permanent'
  /** Whose effect it is: a cycle ends in that player's step 1. */
  by: Seat
}

/** A card in a phase or location with everything on it. */
export interface Unit {
  /** Its name in actions: a running number. */
  id: number
  /** TS-8: for good. */
  owner: Seat
  card: CardId
  /** A second identical copy lies on it: the phase is locked. */
  second: boolean
  links: CardId[]
  /** The turn in which it came into play. */
  arrived: number
  /** What is left of its delay, or of its time as an intruder; 0 = none. */
  counter: number
  /** Charges in force; they end in the owner's step 1, so they are also those of this turn. */
  charges: number
  /** Stunned to the end of this turn; 0 = not. */
  stunned: number
  /** Struck at a target this turn. */
  struck: boolean
  lasting: Lasting[]
}

export interface Cell {
  card: CardId
  linked: boolean
  frozen: boolean
}

/** TS-5, TS-52: what a player has; a cell that is `linked` is spent, as people read it; `links` are cards on a unit. */
export interface Player {
  /** Null before it is chosen. */
  list: DeckChoice | null
  deck: Deck<CardId>
  hand: CardId[]
  /** Cards of the hand that everybody knows, and further ones that the opponent has looked at. */
  shown: CardId[]
  peeked: CardId[]
  void: CardId[]
  faceDown: CardId[]
  cells: Cell[]
  /** TS-2, TS-6: by phase number - 1. A unit of the other owner is an intruder. */
  locations: (Unit | null)[]
  /** TS-7: chains, the first unit next to the location. */
  advances: Unit[][]
  obstacles: Unit[][]
}

/** The counts of a turn. */
export interface Allowance {
  /** Event Chain cards that may still be played. */
  chain: number
  chainPlayed: boolean
  /** The cell of step 3, and additional ones. */
  cell: number
  extraCells: number
  /** Plays and charges so far. */
  plays: number
  /** Phases that have struck: Advance 1 to 3, Obstacle 1 to 3. */
  struck: boolean[]
}

/** TS-26: in step 5, `target`. */
export type Step = 'opening' | 'unlink' | 'cells' | 'play' | 'target' | 'discard' | 'over'

export interface Rules {
  powerStart: boolean
  mulligan: boolean
  catchUp: boolean
  turnCap: number
  closed: boolean
  /** TS-97: chosen and brought, or built from packs. */
  decksFrom: 'choice' | 'draft' | 'sealed'
  /** Decks by seat that were fixed when the table was set; everybody knows them. */
  fixed: (DeckChoice | null)[]
}

export interface State extends Base {
  stack: TimestreamFrame[]
  rules: Rules
  players: Player[]
  first: Seat
  active: Seat
  turn: number
  step: Step
  allowance: Allowance
  nextUnit: number
}

/** A deck of somebody's own. */
export interface NamedDeck {
  name: string
  list: DeckList
}

/** One of the decks of the game by its id, or one of somebody's own. */
export type DeckChoice = string | NamedDeck

/** Where a card is played to. */
export type Play =
  | { kind: 'fill' | 'lock' | 'intrude'; card: CardId; location: Phase }
  | { kind: 'advance' | 'obstacle'; card: CardId; phase: Phase }
  | { kind: 'link'; card: CardId; host: number }
  | { kind: 'intervention' | 'timestream' | 'cell'; card: CardId }

export type Strike = { kind: 'strike'; with: 'advance' | 'obstacle'; phase: Phase; at: 'unit' | 'location' }

export type Action =
  | { kind: 'deck'; deck: DeckChoice }
  /** One card of the pack. */
  | { kind: 'pick'; card: CardId }
  | { kind: 'keep' }
  | { kind: 'mulligan' }
  | Play
  | { kind: 'charge'; unit: number }
  /** The cells for the next play are chosen by hand. */
  | { kind: 'payByHand' }
  | { kind: 'end' }
  | Strike
  /** One card: to pay with, to discard, to take. */
  | { kind: 'card'; card: CardId }
  /** One cell of this card: to pay with, to give up, to make ready, to freeze. */
  | ({ kind: 'useCell' } & Cell)
  | { kind: 'unit'; unit: number }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'none' }
  | { kind: 'concede' }

export type ActionOf<K extends Action['kind']> = OfKind<Action, K>

/** Decks are chosen, cards dealt. */
export interface OpeningFrame extends Frame {
  kind: 'opening'
  waiting: Seat[]
  /** Chosen decks by seat; secret until all have chosen. */
  chosen: (DeckChoice | null)[]
  /** Seats that may still mulligan, in order. */
  mulligans: Seat[]
}
/** TS-97: packs go round, or are opened, and decks are built from them. */
export interface LimitedFrame extends Frame {
  kind: 'limited'
  /** The round of packs, from 1. */
  round: number
  /** Who has still to pick, or to build. */
  waiting: Seat[]
  /** By seat: the pack in hand, and what was picked so far, in that order. */
  packs: CardId[][]
  pools: CardId[][]
  chosen: (DeckChoice | null)[]
}
export interface TurnFrame extends Frame {
  kind: 'turn'
  byHand: boolean
}
/** What is left to pay, part by part. */
export interface PayFrame extends Frame {
  kind: 'pay'
  cost: Cost
  byHand: boolean
}
/** A card on its way into play, after its price is paid. */
export interface ArriveFrame extends Frame {
  kind: 'arrive'
  play: Play
}
/** An ability of a card running: which, and how far it is. */
export interface AbilityFrame extends Frame {
  kind: 'ability'
  seat: Seat
  card: CardId
  ability: number
  effect: number
  /** The unit it belongs to and its phase number, where it has one. */
  unit: number | null
  phase: Phase | null
  /** A unit chosen by the running effect, waiting for a further choice. */
  chosen: number | null
  /** How many choices the running effect has still to make. */
  left: number
  /** Of the cards looked at, those that go to the bottom. */
  below: CardId[]
}
/** An Intervention between being played and lying in the Void. */
export interface InterventionFrame extends Frame {
  kind: 'intervention'
  card: CardId
}
export type TimestreamFrame =
  | OpeningFrame
  | LimitedFrame
  | TurnFrame
  | PayFrame
  | ArriveFrame
  | AbilityFrame
  | InterventionFrame

type Told<K extends string, More = object> = { kind: K; rule: RuleId; seat: Seat } & More

export type Event =
  /** Each player has opened so many packs of so many cards. */
  | { kind: 'packsOpened'; rule: RuleId; round: number; packs: number; cards: number }
  /** `card` for the seat only. */
  | Told<'picked', { card?: CardId }>
  /** `deck` only where it is open, or for the seat itself. */
  | Told<'deckChosen', { open: boolean; deck?: DeckChoice }>
  | Told<'begins'>
  | Told<'powerStart', { cards: CardId[] }>
  | Told<'mulligan', { taken: boolean }>
  | Told<'turn', { turn: number }>
  /** `cards` for the owner only. */
  | Told<'drew', { count: number; cards?: CardId[] }>
  | Told<'reshuffled', { count: number }>
  /** `host`: the main card of the unit that a link joins. */
  | Told<'played', { play: Play; unit: number | null; cells: CardId[]; host?: CardId }>
  | Told<'paidCard', { card: CardId }>
  | Told<'paidCell', { card: CardId; gone: boolean }>
  | Told<'charged', { unit: number; card: CardId; cells: CardId[] }>
  | Told<
      'strike',
      {
        with: 'advance' | 'obstacle'
        phase: Phase
        unit: number
        card: CardId
        target: number
        targetCard: CardId
        energy: number[]
        resistance: number[]
      }
    >
  | Told<'voided', { unit: number; cards: CardId[] }>
  | Told<'returned', { unit: number; cards: CardId[] }>
  | Told<'unlocked', { unit: number; card: CardId }>
  /** Here `seat` is whose effect it is, `owner` whose unit. */
  | Told<'raised', { unit: number; card: CardId; owner: Seat; energy: number; resistance: number }>
  | Told<'granted', { unit: number; card: CardId; owner: Seat; keyword: Keyword }>
  | Told<'stunned', { unit: number; card: CardId; owner: Seat }>
  | Told<'moved', { unit: number; card: CardId; owner: Seat; zone: 'advance' | 'obstacle'; phase: Phase }>
  | Told<'counter', { unit: number; card: CardId; left: number }>
  | Told<'froze', { card: CardId }>
  | Told<'unlinked', { card: CardId }>
  | Told<'allowed', { what: 'cell' | 'chain'; amount: number }>
  | Told<'peeked', { cards?: CardId[] }>
  | Told<'looked', { count: number; cards?: CardId[] }>
  | Told<'took', { from: 'deck' | 'void'; open: boolean; card?: CardId }>
  | Told<'bottomed', { count: number; cards?: CardId[] }>
  | Told<'lost', { card: CardId }>
  | Told<'buried', { count: number; cards?: CardId[] }>
  | { kind: 'ended'; rule: RuleId; reason: string }

export interface PlayerView {
  /** Null where the viewer may not know it, or before it is chosen. */
  list: DeckChoice | null
  deckSize: number
  /** What the viewer knows to lie on top and at the bottom; null for others. */
  top: CardId[] | null
  bottom: CardId[] | null
  hand: CardId[] | null
  handSize: number
  shown: CardId[]
  /** For both players, not for those who watch. */
  peeked: CardId[] | null
  void: CardId[]
  faceDown: CardId[] | null
  faceDownSize: number
  cells: Cell[]
  locations: (Unit | null)[]
  advances: Unit[][]
  obstacles: Unit[][]
}

export interface View {
  viewer: Viewer
  rules: Rules
  players: PlayerView[]
  first: Seat
  active: Seat
  turn: number
  step: Step
  allowance: Allowance
  nextUnit: number
  stack: TimestreamFrame[]
  result: Result | null
}

export interface Options {
  deck1: string
  deck2: string
  lists: 'open' | 'closed'
  decksFrom: 'choice' | 'draft' | 'sealed'
  powerStart: boolean
  mulligan: boolean
  catchUp: boolean
  turnCap: number
  lent: (NamedDeck | null)[]
}

export interface TimestreamTypes extends Types {
  Rule: RuleId
  State: State
  Frame: TimestreamFrame
  Action: Action
  View: View
  Event: Event
  Options: Options
}
