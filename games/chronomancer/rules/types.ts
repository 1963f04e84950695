import type { Base, Deck, Flow, Frame, OfKind, Result, Seat, Viewer } from '@anachron/kernel'
import type {
  AbilityId,
  Colour,
  Column,
  CorruptionId,
  Customer,
  FaceId,
  Figure,
  Level,
  PeddlerCardId,
  PierId,
  RogueId,
  Size,
  SpaceId,
  TownsfolkId,
} from '../content/index.ts'
import type { RuleId } from './rulebook.ts'

export type { RuleId } from './rulebook.ts'

/** A merchant of the table: a seat, or the automated one that a single player meets. */
export type Who = Seat | 'peddler'

/** How many there are, by colour (`COLOURS`, `CUSTOMERS`) or by card (`CORRUPTIONS`). */
export type Counts = number[]

export interface Shop {
  /** Gave up (CH-R38). */
  out: boolean
  /** Never below 0 while the game goes on (CH-R4). */
  gold: number
  chronomancer: SpaceId
  assistant: SpaceId
  /** The tiles on the board, in the order of `SLOTS`; with those of the stream always all ten (CH-C11). */
  board: FaceId[]
  /** The Time Stream, oldest first, each tile with the face up that would enter (CH-C4). */
  stream: FaceId[]
  /** Which Sponsorship icons lie under a Frozen Hour, by colour. */
  covered: boolean[]
  /** Goods on the Sale Shelf, by colour. */
  relics: Counts
  artifacts: Counts
  /** Cards behind the Staff board, in the order of `ABILITIES`. */
  staff: (TownsfolkId | null)[]
  /** Corruption cards held, by kind. */
  corruption: Counts
}

export interface PeddlerState<Pile> {
  gold: number
  relics: Counts
  artifacts: Counts
  staff: TownsfolkId[]
  deck: Pile
  /** Cards revealed since the last shuffle. */
  revealed: PeddlerCardId[]
}

/** A Timepiece on the Clock. Of pieces on the same hour the one with the greatest height is on top (CH-R19). */
export interface Piece {
  hour: number
  height: number
}

export interface Boat {
  passengers: Customer[]
  /** Where it lies; nowhere while at sea. */
  pier: PierId | null
}

export type Phase = 'arrival' | 'production' | 'market' | 'cleanup' | 'over'

/** Everything on the table but the piles whose order nobody knows. All of it is open (CH-R2). */
export interface Table extends Base {
  stack: ChronoFrame[]
  seats: number
  level: Level
  rogueCard: RogueId
  round: number
  phase: Phase
  /** Hour of the Market token, and whether it has moved today. */
  token: number
  rung: boolean
  /** One for each seat, then the Peddler's. */
  pieces: Piece[]
  /** The greatest height given so far. */
  height: number
  boats: Boat[]
  /** Who stands on each pier: by pier, then by customer. */
  piers: Counts[]
  /** Adventurers in their halls, by colour. */
  halls: Counts
  lair: number
  /** The Town Square, the first place first. */
  square: TownsfolkId[]
  discards: TownsfolkId[]
  /** Discarded Corruption cards, by kind. */
  corruptionDiscards: Counts
  shops: Shop[]
}

export interface State extends Table {
  bag: Deck<Customer>
  townsfolk: Deck<TownsfolkId>
  corruption: Deck<CorruptionId>
  peddler: PeddlerState<Deck<PeddlerCardId>> | null
}

/** What everybody may know: the table, and what is left in each pile, without its order. */
export interface View extends Table {
  viewer: Viewer
  /** Adventurers in the bag, by customer. */
  bag: Counts
  /** Cards still in the Townsfolk deck, in the order of the card list. */
  townsfolk: TownsfolkId[]
  /** Cards still in the Corruption deck, by kind. */
  corruption: Counts
  peddler: PeddlerState<PeddlerCardId[]> | null
}

interface Turn extends Frame {
  seat: Seat
}

export type ChronoFrame =
  | (Frame & {
      kind: 'game'
      /** Pieces whose owners have still to sell today, the next one first. */
      sellers: number[]
    })
  | (Turn & { kind: 'turn'; figure: Figure; hours: number; corruption: number })
  | (Turn & { kind: 'freeze'; tokens: number; rule: RuleId })
  | (Turn & { kind: 'shift'; column: Column | null; rule: RuleId })
  | (Turn & {
      kind: 'goods'
      size: Size
      colours: Colour[]
      sponsor: boolean
      /** Corruption cards to take for a Good taken. */
      corruption: number
      rule: RuleId
    })
  | (Turn & { kind: 'recruit'; card: TownsfolkId | null })
  | (Turn & { kind: 'board'; drawn: Customer[] })
  | (Turn & { kind: 'purge'; left: number })
  | (Turn & { kind: 'activate'; used: boolean[] })
  | (Turn & { kind: 'clock'; hours: number; marks: number[]; overtime: boolean })
  | (Turn & { kind: 'arrival'; mark: number | null; adventurer: Customer | null; boat: number | null })
  | (Turn & { kind: 'sale'; earned: Counts; corruption: number })
  | (Frame & { kind: 'peddler' })

export type Action =
  | { kind: 'move'; figure: Figure; to: SpaceId }
  | { kind: 'lift'; icon: Colour }
  | { kind: 'column'; column: Column }
  | { kind: 'shift'; tile: FaceId }
  | { kind: 'take'; size: Size; colour: Colour }
  | { kind: 'sponsor' }
  | { kind: 'recruit'; card: TownsfolkId }
  | { kind: 'assign'; place: AbilityId }
  | { kind: 'pick'; adventurer: Customer }
  | { kind: 'discard'; card: CorruptionId }
  | { kind: 'recombobulate'; from: Colour; to: Colour }
  | { kind: 'embiggen'; colour: Colour }
  | { kind: 'fract'; colour: Colour }
  | { kind: 'secure'; card: CorruptionId }
  | { kind: 'stop' }
  | { kind: 'spend'; icon: Colour }
  | { kind: 'advance' }
  | { kind: 'seat'; boat: number }
  | { kind: 'land'; pier: PierId }
  | { kind: 'sell'; size: Size; colour: Colour; pier: PierId }
  | { kind: 'close' }
  | { kind: 'concede' }

export type ActionOf<K extends Action['kind']> = OfKind<Action, K>

/** What a score is made of (CH-R29, CH-P13). */
export interface Score {
  gold: number
  icons: number
  /** Gold lost to Corruption cards. */
  corruption: number
  bonus: number
  total: number
}

export type ChronoEvent = { rule: RuleId } & (
  | { kind: 'began'; rogueCard: RogueId; order: Who[] }
  | { kind: 'round'; round: number }
  | { kind: 'boarded'; boat: number; passengers: Customer[] }
  | { kind: 'diverted'; count: number }
  | {
      kind: 'moved'
      seat: Seat
      figure: Figure
      from: SpaceId
      to: SpaceId
      /** The tile whose action half was used, and what the space cost. */
      tile: FaceId | null
      hours: number
      corruption: number
    }
  | { kind: 'lifted'; seat: Seat; icon: Colour }
  | { kind: 'noneFrozen'; seat: Seat }
  | { kind: 'shifted'; seat: Seat; column: Column; tile: FaceId; fell: FaceId; back: FaceId }
  | { kind: 'gained'; seat: Seat; size: Size; colour: Colour }
  | { kind: 'nothing'; seat: Seat; size: Size; colours: Colour[] }
  | { kind: 'sponsored'; seat: Seat; gold: number; hall: Colour }
  | { kind: 'paid'; seat: Seat; gold: number; card: TownsfolkId }
  | { kind: 'recruited'; who: Who; card: TownsfolkId; slot: number }
  | { kind: 'entered'; card: TownsfolkId }
  | { kind: 'assigned'; seat: Seat; card: TownsfolkId; place: AbilityId; replaced: TownsfolkId | null }
  | { kind: 'recombobulated'; seat: Seat; from: Colour; to: Colour }
  | { kind: 'embiggened'; seat: Seat; colour: Colour }
  | { kind: 'fracted'; seat: Seat; colour: Colour }
  | { kind: 'discarded'; seat: Seat; card: CorruptionId; by: 'security' | 'purge' }
  | { kind: 'corrupted'; seat: Seat; card: CorruptionId }
  | { kind: 'bought'; gold: number; cards: number }
  | { kind: 'spent'; seat: Seat; icon: Colour }
  | { kind: 'advanced'; who: Who; from: number; to: number }
  | { kind: 'arrived'; who: Who; adventurer: Customer; mark: number | null }
  | { kind: 'looked'; seat: Seat; drawn: Customer[] }
  | { kind: 'returned'; seat: Seat; adventurer: Customer }
  | { kind: 'seated'; who: Who; adventurer: Customer; boat: number }
  | { kind: 'landed'; who: Who; boat: number; pier: PierId; passengers: Customer[] }
  | { kind: 'stranded'; boat: number }
  | { kind: 'rang'; hour: number }
  | { kind: 'settled'; boats: number[]; halls: Counts; lair: number }
  | { kind: 'sold'; who: Who; size: Size; colour: Colour; pier: PierId; gold: number }
  | { kind: 'robbed'; who: Who; pier: PierId; gold: number }
  | { kind: 'closed'; who: Who; gold: number }
  | { kind: 'patronised'; seat: Seat; icon: Colour; gold: number }
  | { kind: 'cleaned'; discarded: TownsfolkId | null; order: Who[] }
  | { kind: 'revealed'; card: PeddlerCardId }
  | { kind: 'stocked'; size: Size; colour: Colour }
  | { kind: 'pocketed'; gold: number }
  | { kind: 'scored'; who: Who; score: Score }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'ended'; winners: Who[] }
)

export interface Options {
  rogueCard: RogueId | 'random'
  level: Level
}

export interface ChronoTypes {
  Rule: RuleId
  State: State
  Frame: ChronoFrame
  Action: Action
  View: View
  Event: ChronoEvent
  Options: Options
}

/** The flow of one kind of frame. */
export type ChronoFlow<Kind extends ChronoFrame['kind']> = Flow<ChronoTypes, Extract<ChronoFrame, { kind: Kind }>>

/** What reads the same from a state and from a view: enough for every question a board or a bot may ask. */
export type Readable = Table & {
  peddler: Pick<PeddlerState<unknown>, 'gold' | 'relics' | 'artifacts' | 'staff'> | null
}

export type ChronoResult = Result<ChronoTypes>
