import type { Base, Ctx, Deck, Flow, Frame, OfKind, Result, Seat, Types, Viewer, WindowFrame } from '@anachron/kernel'
import type {
  AgentId,
  CardId,
  Decade,
  GadgetId,
  HammerId,
  JumpId,
  Phase,
  Purpose,
  QuarkId,
  SlotName,
} from '../content/index.ts'
import type { Aim, CubeSource, JumpWay, Price, Purchase } from './choices.ts'
import type { Event } from './events.ts'
import type { RuleId } from './rulebook.ts'

export type * from './choices.ts'
export type { Event, SkillReason } from './events.ts'

export interface Options {
  rounds: number
  quarks: boolean
  first: 'random' | 'seat1' | 'seat2'
  tieToGallery: boolean
  balancedStart: boolean
  freeRecruit: boolean
  noExpert: boolean
  finishRound: boolean
  /** Between people who are there: how long an answer may take; 0 = as long as one likes. */
  answerSeconds: number
}

export interface AgentInPlay {
  card: AgentId
  at: Decade
  guard: boolean
}

/** Cubes that are not listed here lie in the Reserve. */
export interface Player {
  /** Always in the order of the card list, as all sets of cards are. */
  hand: CardId[]
  /** Cards of the hand that everybody has seen going there. Fido is not listed: where it is, is known anyway. */
  open: CardId[]
  /** Cards of the hand that the rival alone knows, from a look at the deck. */
  seen: CardId[]
  /** In the order they came into play. */
  agents: AgentInPlay[]
  actions: number
  jamais: number
  skill: number
  drawBonus: number
}

/** What lies open to everybody (TH-15): the same in a state and in every view. */
export interface OpenTable {
  options: Options
  /** Last = on top. */
  discard: CardId[]
  dejaVu: HammerId[]
  /** Owner of each Command card, in the order of `COMMAND_DECADES`. */
  commands: (Seat | null)[]
  first: Seat
  active: Seat
  /** Turns begun, both players together. */
  turn: number
  die: number
  phase: Phase
  paradox: boolean
  /** A lost attack ends the turn. */
  turnLost: boolean
  quark: QuarkId | null
  /** Quarks to come. Which they are is no secret, their order is nobody's. */
  quarks: QuarkId[]
}

/** Everything on the table. Cards in use are in the frames that use them, so each card is in one place (TH-18). */
export interface State extends Base, OpenTable {
  stack: TimeHammerFrame[]
  result: Result<TimeHammer> | null
  players: Player[]
  deck: Deck<CardId>
  /** Who has looked at `deck.top` and knows its order; null when nobody has. */
  reader: Seat | null
  /** Cards of `deck.top` that the reader's rival knows to be there, without knowing the order. */
  glimpsed: CardId[]
}

/** A value that was drawn, as the flow that called for it gets it. */
export interface Found {
  card: CardId | null
  value: number | 'P'
  /** What Gadgets added to the total. */
  added: number
}

export interface Slot {
  name: SlotName
  card: CardId | null
  drawn: boolean
  locked: boolean
  /** By Gadgets; kept when the card is Rebooted (TH-64). */
  added: number
}

export interface PlayedGadget {
  card: GadgetId
  by: Seat
  aim: Aim | null
  cancelled: boolean
}

/** Something a player is putting together choice by choice; nobody else sees it before it is complete and paid. */
export type Plan =
  | { kind: 'recruit'; card: AgentId; free: boolean; to: Decade | null }
  | { kind: 'jump'; agent: AgentId; to: Decade; card: JumpId | null }
  | { kind: 'buy'; buys: Purchase; price: Price | null }
  | { kind: 'gadget'; card: GadgetId; aim: Aim | null; aimed: boolean }

export interface TurnFrame extends Frame {
  kind: 'turn'
  /** Cards of the Draw phase's first step so far. */
  used: number
  found: Found[]
}
export interface RewardFrame extends Frame {
  kind: 'reward'
  seat: Seat
}
export interface HandDrawFrame extends Frame {
  kind: 'handDraw'
  seat: Seat
}
export interface HammerFrame extends Frame {
  kind: 'hammer'
  card: HammerId
  pos: Decade
  caged: boolean
  /** Who has still to lose an Agent on 2020. */
  losing: Seat[]
  found: Found[]
}
export interface RevealFrame extends WindowFrame {
  kind: 'reveal'
  purpose: Purpose
  slots: Slot[]
}
export interface JumpFrame extends Frame {
  kind: 'jump'
  seat: Seat
  agent: AgentId
  to: Decade
  way: JumpWay
  found: Found[]
}
export interface AttackFrame extends Frame {
  kind: 'attack'
  seat: Seat
  agent: AgentId
  target: AgentId
  /** The attacker's Flux while it lies beside the Agent. Views that may not show it say 'hidden'. */
  flux: CardId | 'hidden' | null
  drawn: boolean
  faceUp: boolean
  /** The defender knows the Flux all the same, from a look at the deck. */
  known: boolean
  off: boolean
  found: Found[]
}
export const MOMENTS = ['discovery', 'draw', 'task', 'attack', 'hammer'] as const
export type Moment = (typeof MOMENTS)[number]
export interface MomentFrame extends WindowFrame {
  kind: 'moment'
  moment: Moment
}
export interface ResponseFrame extends WindowFrame {
  kind: 'response'
  /** Last = on top. */
  played: PlayedGadget[]
  resolving: PlayedGadget | null
}
export interface PlanFrame extends Frame {
  kind: 'plan'
  seat: Seat
  plan: Plan
  /** Cards chosen so far to pay with. */
  paid: CardId[]
}
/** Somebody has one Agent too many, perhaps. */
export interface ExcessFrame extends Frame {
  kind: 'excess'
  seat: Seat
}
export interface LensFrame extends Frame {
  kind: 'lens'
  seat: Seat
  count: number
  /** How many of the cards lie in their new place. */
  placed: number
}
export type TimeHammerFrame =
  | TurnFrame
  | RewardFrame
  | HandDrawFrame
  | HammerFrame
  | RevealFrame
  | JumpFrame
  | AttackFrame
  | MomentFrame
  | ResponseFrame
  | PlanFrame
  | ExcessFrame
  | LensFrame

export type Action =
  | { kind: 'pass' }
  | { kind: 'end' }
  | { kind: 'done' }
  | { kind: 'concede' }
  | { kind: 'fido'; to: Decade }
  | { kind: 'recall'; agent: AgentId }
  | { kind: 'keep' }
  | { kind: 'asset'; asset: 'draw' }
  | { kind: 'asset'; asset: 'jamais' }
  | { kind: 'asset'; asset: 'action'; from: CubeSource }
  | { kind: 'discard'; card: CardId }
  | { kind: 'take'; card: CardId }
  | { kind: 'draw' }
  | { kind: 'decline' }
  | { kind: 'lose'; agent: AgentId }
  | { kind: 'reboot'; slot: SlotName }
  | { kind: 'play'; card: GadgetId }
  | { kind: 'aim'; aim: Aim }
  | { kind: 'recruit'; card: AgentId; pay: 'cards' | 'decades' }
  | { kind: 'place'; to: Decade }
  | { kind: 'guard'; agent: AgentId }
  | { kind: 'jump'; agent: AgentId; to: Decade }
  | { kind: 'with'; card: JumpId }
  | { kind: 'attack'; agent: AgentId; target: AgentId }
  | { kind: 'callOff' }
  | { kind: 'launch'; faceUp: boolean }
  | { kind: 'fight' }
  | { kind: 'escape'; card: JumpId }
  | { kind: 'escapeTo'; to: Decade }
  | { kind: 'buy'; buys: Purchase }
  | { kind: 'price'; price: Price }
  | { kind: 'next'; card: CardId }

export type ActionOf<K extends Action['kind']> = OfKind<Action, K>

/** What a viewer may know of a player. */
export interface PlayerView extends Omit<Player, 'hand' | 'seen'> {
  /** Null where the viewer may not look. */
  hand: CardId[] | null
  handSize: number
  /** Whether Fido is in hand. */
  fidoInHand: boolean
  /** Null for spectators. */
  seen: CardId[] | null
  seenCount: number
}

export interface View extends OpenTable {
  viewer: Viewer
  players: PlayerView[]
  deck: {
    size: number
    /** Who has looked at the top cards, and how many of those are left. */
    reader: Seat | null
    read: number
    /** The top cards in order, if the viewer has looked at them. */
    known: CardId[] | null
    /** Cards the reader's rival knows to be among the top ones; null for spectators. */
    glimpsed: CardId[] | null
    glimpsedCount: number
  }
  /** What is under way, running frame last, without what this viewer may not see. */
  stack: TimeHammerFrame[]
  result: Result<TimeHammer> | null
}

export interface TimeHammer extends Types {
  Rule: RuleId
  State: State
  Frame: TimeHammerFrame
  Action: Action
  View: View
  Event: Event
  Options: Options
}

export type C = Ctx<TimeHammer>
export type FlowOf<F extends TimeHammerFrame> = Flow<TimeHammer, F>
