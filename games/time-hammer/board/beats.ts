/** How long events are shown, and which pieces they and the options are about. */
import type { Action, Event } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  roundBegan: 700,
  turnBegan: 800,
  phaseBegan: 240,
  agentEntered: 650,
  agentMoved: 450,
  agentLost: 750,
  commandTaken: 480,
  commandReturned: 380,
  skillGained: 650,
  actionsGained: 380,
  actionLost: 700,
  jamaisGained: 420,
  drawBonus: 320,
  stoodDown: 300,
  onGuard: 520,
  rewardTaken: 600,
  drew: 280,
  reshuffled: 800,
  discarded: 320,
  revealed: 950,
  rebooted: 800,
  paradox: 1100,
  decadeSelected: 1000,
  trio: 700,
  dejaVu: 1000,
  hammerShown: 1000,
  hammerInactive: 900,
  hammerActivated: 1200,
  hammerFixed: 1500,
  hammerFailed: 1500,
  hammerParadox: 1300,
  hammerMoved: 850,
  hammerRests: 500,
  jumpBegan: 750,
  jumped: 1200,
  attackDeclared: 1000,
  attackReviewed: 500,
  attackCalledOff: 700,
  attackLaunched: 700,
  attackStopped: 700,
  fluxTurnedUp: 700,
  escaped: 600,
  fought: 1700,
  tookFlux: 350,
  gadgetPlayed: 1100,
  gadgetCancelled: 1000,
  gadgetResolved: 700,
  lookedAhead: 600,
  tookFromDiscard: 600,
  bought: 700,
}

export const beat = (event: Event): number => BEATS[event.kind] ?? 0

const decade = (of: number): string => `decade-${of}`

export function pieces(event: Event): string[] {
  switch (event.kind) {
    case 'commandTaken':
    case 'commandReturned':
      return [`command-${event.decade}`]
    case 'attackDeclared':
      return [event.agent, event.target]
    case 'agentEntered':
    case 'agentMoved':
    case 'jumpBegan':
    case 'jumped':
      return [event.agent, decade(event.to)]
    case 'decadeSelected':
    case 'hammerInactive':
    case 'hammerActivated':
    case 'hammerFixed':
    case 'hammerFailed':
    case 'hammerParadox':
      return [decade(event.decade)]
    case 'hammerMoved':
      return [decade(event.to)]
    case 'skillGained':
      return [`historian-${event.seat}`]
    case 'dejaVu':
    case 'hammerRests':
      return ['dejavu']
    case 'reshuffled':
      return ['deck']
    default:
      if ('agent' in event) return [event.agent]
      if ('card' in event && event.card !== null) return [event.card]
      return 'seat' in event ? [`player-${event.seat}`] : []
  }
}

export function touches(action: Action): string[] {
  switch (action.kind) {
    case 'fido':
    case 'place':
    case 'escapeTo':
      return [decade(action.to)]
    case 'jump':
      return [action.agent, decade(action.to)]
    case 'attack':
      return [action.agent, action.target]
    case 'aim': {
      const { aim } = action
      if ('slot' in aim) return []
      if ('agent' in aim) return 'to' in aim ? [aim.agent, decade(aim.to)] : [aim.agent]
      if ('card' in aim) return [aim.card]
      return aim.from === 'reserve' ? [] : [aim.from]
    }
    case 'buy': {
      const { buys } = action
      if (buys.what === 'jump') return [buys.agent, decade(buys.to)]
      if (buys.what === 'agent') return ['discard']
      return []
    }
    default:
      if ('agent' in action) return [action.agent]
      return 'card' in action ? [action.card] : []
  }
}
