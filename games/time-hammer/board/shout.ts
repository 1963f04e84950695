/** What is shouted over a decade while an event is shown there. */
import type { Seat } from '@anachron/kernel'
import { agentCards, type Decade, hammers } from '../content/index.ts'
import type { Event, View } from '../rules/types.ts'
import type { Mood } from './art.tsx'

export interface Shout {
  at: Decade
  shout: string
  words: string
  mood: Mood
}

const whereIs = (view: View, seat: Seat, agent: string): Decade | undefined =>
  view.players[seat]?.agents.find(({ card }) => card === agent)?.at

export function shoutOf(view: View, event: Event | undefined): Shout | undefined {
  switch (event?.kind) {
    case 'hammerActivated':
      return {
        at: event.decade,
        shout: 'KLANG!',
        words: `Level ${event.level}, bonus ${event.bonus}: ${event.level - event.bonus} or more repairs it`,
        mood: 'bad',
      }
    case 'hammerFixed':
      return { at: event.decade, shout: 'FIXED!', words: `${event.total} against level ${event.level}`, mood: 'good' }
    case 'hammerFailed':
      return { at: event.decade, shout: 'CRACK!', words: `${event.total} against level ${event.level}`, mood: 'bad' }
    case 'hammerParadox':
      return { at: event.decade, shout: 'PARADOX', words: 'resolved, not fixed', mood: 'loud' }
    case 'hammerInactive':
      return { at: event.decade, shout: 'THUD', words: `nobody holds ${event.decade}`, mood: 'loud' }
    case 'hammerMoved':
      return event.to === 2020
        ? { at: 2020, shout: 'BOOM!', words: `${hammers[event.card].name} has reached 2020`, mood: 'bad' }
        : undefined
    case 'agentLost':
      return { at: event.from, shout: 'LOST', words: agentCards[event.agent].name, mood: 'bad' }
    case 'decadeSelected':
      return {
        at: event.decade,
        shout: event.held ? '+1 SKILL' : `${event.decade}`,
        words: event.held ? 'the Flux finds a held decade' : 'not held: an asset instead',
        mood: event.held ? 'good' : 'loud',
      }
    case 'jumped':
      return event.made
        ? { at: event.to, shout: 'WHOOSH!', words: `${event.total} for ${event.distance} steps`, mood: 'good' }
        : { at: event.from, shout: 'GONE!', words: `${event.total} for ${event.distance} steps`, mood: 'bad' }
    case 'attackDeclared':
      return {
        at: event.decade,
        shout: 'EN GARDE!',
        words: `${agentCards[event.agent].name} attacks ${agentCards[event.target].name}`,
        mood: 'bad',
      }
    case 'fought': {
      const attack = view.stack.findLast((frame) => frame.kind === 'attack')
      const at = attack && whereIs(view, attack.seat, attack.agent)
      const won = attack && agentCards[event.winner === attack.seat ? attack.agent : attack.target].name
      return at && { at, shout: 'POW!', words: `${event.attacker} : ${event.defender}, ${won} wins`, mood: 'loud' }
    }
    case 'onGuard': {
      const at = whereIs(view, event.seat, event.agent)
      return at && { at, shout: 'ON GUARD', words: agentCards[event.agent].name, mood: 'good' }
    }
    default:
      return undefined
  }
}
