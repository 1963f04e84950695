/** Which pieces events and options are about. */
import type { Action, Event } from '../rules/types.ts'

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
