import type { Base, Deck, Frame, Result, Seat, Viewer } from '@anachron/kernel'
import type { Rank } from '../content/cards.ts'
import type { RuleId } from './rulebook.ts'

export type Aim = 'front' | 'rear'

/** What can be set before a match; `rules/options.ts` says it in words. */
export type Options = {
  /** Or a line-up of `rules/sides.ts`, such as `2v2v2`. */
  sides: string
  quietTimelines: number
  maxTimelines: number
  opening: 'units' | 'any'
  bombReach: 'day-and-later' | 'any-living'
  tieOrder: 'oldest-first' | 'newest-first'
  lastLevel: boolean
}

/**
 * A deployed card: for the rest of the match on the table, in its Day. Everything below `seq` is of the present
 * Timeline only.
 */
export interface Card {
  /** Its place in `cards`. */
  id: number
  owner: Seat
  rank: Rank
  /** 1 or 2: which of the owner's two of this kind. */
  copy: number
  day: number
  /** Running number of its owner's deployments. */
  seq: number
  /** A Unit that has arrived; it stays true when it dies. */
  inPlay: boolean
  dead: boolean
  /** A Support that has had its effect, or missed it. */
  used: boolean
  level: number
  damage: number
  turrets: number
  armors: number
  /** Of an attachment: the Unit it is mounted on. */
  host: number | null
  /** Of Blitz Troops: what was chosen today. */
  aim: Aim | null
  /** Of a protector: what is left of today's budget. */
  budget: number
}

/** What a Timeline is fought on, all of it public. The resolver needs nothing else. */
export interface Field {
  options: Options
  /** The side of each seat. */
  sides: number[]
  /** While deploying: the Day to come. */
  day: number
  /** The Start Player of `day`. */
  start: Seat
  cards: Card[]
}

export interface Player {
  hand: Rank[]
  deck: Deck<Rank>
  /** Cards laid face down in this deployment, in order. */
  laid: Rank[]
  /** Played, but it is still open whether another card goes under the deck. */
  playing: Rank | null
  /** How many cards are still to be deployed now. */
  toDeploy: number
  deployed: number
  vp: number
  /** Deployments earned by the last Timeline. */
  allowance: number
  offersEnd: boolean
}

export type BattleFrame =
  | (Frame & { kind: 'match' })
  | (Frame & { kind: 'deploy' })
  /** `card`: the one a decision is open about. */
  | (Frame & { kind: 'day'; card: number | null })
  /** An example of the rulebook, set up and waiting to be watched. */
  | (Frame & { kind: 'example' })

export interface State extends Base, Field {
  stack: BattleFrame[]
  timeline: number
  players: Player[]
  /** Living Units of each side at the end of the Timeline before. */
  survivors: number[]
  /** Timelines in a row without progress. */
  quiet: number
}

export type Action =
  | { kind: 'deploy'; rank: Rank }
  | { kind: 'bottom'; rank: Rank }
  | { kind: 'keep' }
  | { kind: 'bomb'; target: number }
  | { kind: 'attach'; host: number }
  | { kind: 'aim'; at: Aim }
  | { kind: 'watch' }
  | { kind: 'offer' }
  | { kind: 'withdraw' }
  | { kind: 'concede' }

/** Enough of a card to speak of it without the table at hand. */
export interface Ref {
  id: number
  owner: Seat
  rank: Rank
  copy: number
}

/**
 * One portion of damage coming to one Unit, in the order it happened; nothing prevented or taken: it was passed over.
 */
export interface Hit {
  /** The side that dealt it. */
  side: number
  by: 'all' | Aim
  unit: Ref
  prevented: number
  taken: number
}

/** One damage step: the strike of the Obliterators, or the battle. Lists by side are indexed by the dealing side. */
export interface StepRecord {
  attacks: { unit: Ref; amount: number; at: Aim }[]
  burns: { unit: Ref; amount: number }[]
  front: number[]
  rear: number[]
  hits: Hit[]
  /** Rear damage that was void at an immune Strike Craft. */
  blocked: number[]
  /** Pool damage left after the last enemy. */
  wasted: number[]
  deaths: Ref[]
}

export interface Standing {
  unit: Ref
  level: number
  damage: number
  maxHp: number
}

export interface DayRecord {
  day: number
  start: Seat
  spawned: Ref[]
  /** Nothing when no Obliterator was in play. */
  obliterators: StepRecord | null
  battle: StepRecord
  attrition: Ref[]
  /** Every living Unit in play after the Levels. */
  end: Standing[]
}

export type EndReason = 'wipeout' | 'exhausted' | 'stagnation' | 'cap' | 'agreed' | 'concede'

/** A damage step as people are told of it. */
export interface Salvo {
  day: number
  /** The side of each seat. */
  sides: number[]
  record: StepRecord
  /** Further rules that came into play. */
  also: RuleId[]
}

type Said<Body> = Body & { rule: RuleId }
export type BattleEvent = Said<
  | { kind: 'redealt'; seat: Seat }
  | { kind: 'dealt'; seat: Seat; hand: Rank[] | 'hidden' }
  | { kind: 'started'; seat: Seat }
  | { kind: 'timeline'; timeline: number; toDeploy: number[] }
  | {
      kind: 'laid'
      seat: Seat
      left: number
      /** Only its owner knows what was laid, slid under the deck and drawn. */
      cards: { laid: Rank; bottom: Rank | null; drawn: Rank[] } | 'hidden'
    }
  | { kind: 'revealed'; day: number; cards: Ref[] }
  | { kind: 'day'; day: number; start: Seat; spawned: Ref[] }
  | { kind: 'bombed'; bomb: Ref; target: Ref; arrived: boolean }
  | { kind: 'fizzled'; bomb: Ref }
  | ({ kind: 'struck' } & Salvo)
  | { kind: 'attached'; attachment: Ref; host: Ref; arrived: boolean }
  | { kind: 'idle'; attachment: Ref }
  | { kind: 'aimed'; unit: Ref; at: Aim }
  | ({ kind: 'fought' } & Salvo)
  | { kind: 'attrition'; unit: Ref }
  | { kind: 'levels'; day: number; standing: Standing[] }
  | { kind: 'scored'; timeline: number; gained: number[]; vp: number[]; allowance: number[]; quiet: number }
  | { kind: 'offered'; seat: Seat }
  | { kind: 'withdrew'; seat: Seat }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'ended'; reason: EndReason; winners: Seat[]; vp: number[] }
>

/** What is decided, or `battle` where nothing is: while a Day is fought and when it is scored. */
export type Phase = 'deploy' | 'example' | Decided | 'battle' | 'over'
export type Decided = 'bomb' | 'host' | 'aim'

export interface PlayerView {
  vp: number
  allowance: number
  toDeploy: number
  deployed: number
  /** As all see it: a card being played counts until its deployment is complete. */
  handSize: number
  deckSize: number
  offersEnd: boolean
  /** What only the owner may know. */
  own: { hand: Rank[]; playing: Rank | null; laid: Rank[]; pool: Rank[]; bottom: Rank[] } | 'hidden'
}

export interface View extends Field {
  viewer: Viewer
  phase: Phase
  /** The card a decision is open about. */
  deciding: number | null
  timeline: number
  players: PlayerView[]
  survivors: number[]
  quiet: number
  result: Result | null
}

export interface Battle {
  Rule: RuleId
  State: State
  Frame: BattleFrame
  Action: Action
  View: View
  Event: BattleEvent
  Options: Options
}
