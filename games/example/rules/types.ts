import type {
  Base,
  Deck,
  Frame,
  Result,
  Seat,
  TogetherFrame,
  Types,
  Veiled,
  Viewer,
  WindowFrame,
} from '@anachron/kernel'
import type { RuleId } from './rulebook.ts'

export type Minute = 1 | 2 | 3 | 4 | 5

export interface State extends Base {
  stack: ExampleFrame[]
  deck: Deck<Minute>
  hands: Minute[][]
  /** What each seat has buried; empty until it has. */
  buried: Minute[][]
  discards: Minute[]
  points: number[]
  /** Points to reach. */
  target: number
}

export type Action =
  | { kind: 'bury'; minute: Minute }
  | { kind: 'play'; minute: Minute }
  | { kind: 'jam' }
  | { kind: 'pass' }
  | { kind: 'concede' }

/** Everybody buries a card. */
export type BuryFrame = TogetherFrame<Action> & { kind: 'bury' }
/** One turn after another. */
export interface RoundFrame extends Frame {
  kind: 'round'
  turn: Seat
}
/** An attempt under way: the proposal that the window may jam. */
export interface GrabFrame extends WindowFrame {
  kind: 'grab'
  seat: Seat
  minute: Minute
  jammedBy: Seat | null
}
export type ExampleFrame = BuryFrame | RoundFrame | GrabFrame

export type Event =
  /** `minute` is there for the seat itself only. */
  | { kind: 'buried'; rule: RuleId; seat: Seat; minute?: Minute }
  | { kind: 'played'; rule: RuleId; seat: Seat; minute: Minute }
  | { kind: 'jammed'; rule: RuleId; seat: Seat; minute: Minute }
  | { kind: 'rolled'; rule: RuleId; seat: Seat; minute: Minute; die: number; scored: boolean }
  /** `minutes` is there for the seat itself only. */
  | { kind: 'drew'; rule: RuleId; seat: Seat; count: number; minutes?: Minute[] }
  | { kind: 'ended'; rule: RuleId; reason: string }

export interface View {
  viewer: Viewer
  /** By seat; null where the viewer may not look. */
  hands: (Minute[] | null)[]
  handSizes: number[]
  buried: (Minute[] | null)[]
  buriedSizes: number[]
  discards: Minute[]
  deckSize: number
  points: number[]
  target: number
  /** Everything under way, without secret answers. */
  stack: Veiled<ExampleFrame>[]
  result: Result | null
}

export interface ExampleTypes extends Types {
  Rule: RuleId
  State: State
  Frame: ExampleFrame
  Action: Action
  View: View
  Event: Event
  Options: { target: number }
}
