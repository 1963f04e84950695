import type { Seat } from '@anachron/kernel'
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
import type { Aim, JumpWay, Price, Purchase } from './choices.ts'
import type { RuleId } from './rulebook.ts'

export type SkillReason = 'prep' | 'trio' | 'match' | 'repair' | 'longJump'

type Told<K extends string, More = object> = { kind: K; rule: RuleId } & More
/** Whatever happened. Cards that only one seat may know are null for the others. */
export type Event =
  | Told<'began', { first: Seat; rounds: number; dejaVu: HammerId; quark: QuarkId | null }>
  | Told<'roundBegan', { round: number; die: number; quark: QuarkId | null }>
  | Told<'turnBegan', { seat: Seat; turn: number }>
  | Told<'phaseBegan', { seat: Seat; phase: Phase }>
  | Told<'agentEntered', { seat: Seat; agent: AgentId; to: Decade; paid: CardId[] }>
  | Told<'agentMoved', { seat: Seat; agent: AgentId; from: Decade; to: Decade }>
  | Told<'agentLost', { seat: Seat; agent: AgentId; from: Decade }>
  | Told<'commandTaken', { seat: Seat; decade: Decade; from: Seat | null }>
  | Told<'commandReturned', { decade: Decade; from: Seat }>
  | Told<'skillGained', { seat: Seat; to: number; why: SkillReason }>
  | Told<'actionsGained', { seat: Seat; count: number }>
  | Told<'actionLost', { seat: Seat; by: Seat }>
  | Told<'jamaisGained', { seat: Seat }>
  | Told<'gainLost', { seat: Seat; what: 'action' | 'jamais' }>
  | Told<'drawBonus', { seat: Seat; bonus: number }>
  | Told<'stoodDown', { seat: Seat; agent: AgentId }>
  | Told<'onGuard', { seat: Seat; agent: AgentId }>
  | Told<'rewardEarned', { seat: Seat }>
  | Told<'rewardTaken', { seat: Seat; card: CardId }>
  | Told<'rewardDeclined', { seat: Seat }>
  | Told<'drew', { seat: Seat; card: CardId | null }>
  | Told<'nothingToDraw', { seat: Seat }>
  | Told<'reshuffled', { stays: HammerId | null; cards: number }>
  | Told<'discarded', { seat: Seat; card: CardId }>
  | Told<'revealed', { purpose: Purpose; slot: SlotName; card: CardId | null; value: number | 'P' }>
  | Told<'rebooted', { by: Seat; slot: SlotName; card: CardId; free: boolean }>
  | Told<'paradox', { seat: Seat }>
  | Told<'decadeSelected', { seat: Seat; decade: Decade; held: boolean }>
  | Told<'trio', { seat: Seat }>
  | Told<'dejaVu', { card: HammerId | null }>
  | Told<'hammerShown', { card: HammerId }>
  | Told<'hammerInactive', { card: HammerId; decade: Decade }>
  | Told<
      'hammerActivated',
      { card: HammerId; decade: Decade; holders: Seat[]; level: number; bonus: number; repairer: Seat }
    >
  | Told<'hammerFixed', { card: HammerId; decade: Decade; total: number; level: number }>
  | Told<'hammerFailed', { card: HammerId; decade: Decade; total: number; level: number }>
  | Told<'hammerParadox', { card: HammerId; decade: Decade }>
  | Told<'hammerMoved', { card: HammerId; to: Decade }>
  | Told<'hammerRests', { card: HammerId }>
  | Told<'jumpBegan', { seat: Seat; agent: AgentId; from: Decade; to: Decade; way: JumpWay; paid: JumpId | null }>
  | Told<
      'jumped',
      { seat: Seat; agent: AgentId; from: Decade; to: Decade; total: number; distance: number; made: boolean }
    >
  | Told<'attackDeclared', { seat: Seat; agent: AgentId; target: AgentId; decade: Decade }>
  | Told<'attackReviewed', { seat: Seat; card: CardId | null }>
  | Told<'attackCalledOff', { seat: Seat; card: CardId | null; shown: boolean }>
  | Told<'attackLaunched', { seat: Seat; faceUp: boolean }>
  | Told<'attackStopped', { seat: Seat }>
  | Told<'fluxTurnedUp', { card: CardId | null }>
  | Told<'escaped', { seat: Seat; agent: AgentId }>
  | Told<'fought', { attacker: number; defender: number; winner: Seat }>
  | Told<'tookFlux', { seat: Seat; card: CardId }>
  | Told<'gadgetPlayed', { seat: Seat; card: GadgetId; aim: Aim | null; paid: CardId[] }>
  | Told<'gadgetCancelled', { card: GadgetId; by: Seat }>
  | Told<'gadgetResolved', { card: GadgetId; seat: Seat; worked: boolean }>
  | Told<'lookedAhead', { seat: Seat; count: number; cards: CardId[] | null }>
  | Told<'tookFromDiscard', { seat: Seat; card: CardId }>
  | Told<'bought', { seat: Seat; buys: Purchase; price: Price; paid: CardId[] }>
  | Told<'turnEnded', { seat: Seat; forced: boolean }>
  | Told<'ended', { reason: string; winners: Seat[] }>
