/** What is shouted over a decade while an event is shown there. */
import { bySomeKinds, type Seat } from '@anachron/kernel'
import { count, type Sentence, say } from '@anachron/kernel/words'
import type { AgentId, Decade } from '../content/index.ts'
import { playerOf } from '../rules/decades.ts'
import { canGain } from '../rules/skill.ts'
import type { Event, View } from '../rules/types.ts'
import { cardName } from './cards.ts'
import { duelWords } from './phrases.ts'

export type Mood = 'good' | 'bad' | 'loud'

export interface Shout {
  at: Decade
  shout: string
  words: Sentence
  mood: Mood
}

const whereIs = (view: View, seat: Seat, agent: AgentId): Decade | undefined =>
  view.players[seat]?.agents.find(({ card }) => card === agent)?.at

const againstLevel = ({ total, level }: { total: number; level: number }): Sentence =>
  say`${total} against level ${level}`

const SHOUTS = bySomeKinds<Event, [View], Shout | undefined>({
  hammerActivated: ({ decade, level, bonus }) => ({
    at: decade,
    shout: 'KLANG!',
    words: say`${level - bonus} or more repairs it`,
    mood: 'bad',
  }),
  hammerFixed: (event) => ({ at: event.decade, shout: 'FIXED!', words: againstLevel(event), mood: 'good' }),
  hammerFailed: (event) => ({ at: event.decade, shout: 'CRACK!', words: againstLevel(event), mood: 'bad' }),
  hammerParadox: ({ decade }) => ({ at: decade, shout: 'PARADOX', words: 'it goes away unfixed', mood: 'loud' }),
  hammerInactive: ({ decade }) => ({ at: decade, shout: 'THUD', words: say`nobody holds ${decade}`, mood: 'loud' }),
  hammerMoved: ({ card, to }) =>
    to === 2020 ? { at: to, shout: 'BOOM!', words: say`${cardName(card)} has reached 2020`, mood: 'bad' } : undefined,
  agentLost: ({ agent, from }) => ({ at: from, shout: 'LOST', words: cardName(agent), mood: 'bad' }),
  decadeSelected: ({ decade, held, seat }, view) =>
    held && canGain(playerOf(view, seat))
      ? { at: decade, shout: '+1 SKILL', words: 'a held decade', mood: 'good' }
      : { at: decade, shout: `${decade}`, words: held ? 'held' : 'a cube or a card instead', mood: 'loud' },
  jumped({ from, to, total, distance, made }) {
    const words = say`${total} for ${count(distance, 'step')}`
    return made ? { at: to, shout: 'WHOOSH!', words, mood: 'good' } : { at: from, shout: 'GONE!', words, mood: 'bad' }
  },
  attackDeclared: (event) => ({ at: event.decade, shout: 'EN GARDE!', words: duelWords(event), mood: 'bad' }),
  fought({ attacker, defender, winner }, view) {
    const attack = view.stack.findLast((frame) => frame.kind === 'attack')
    const at = attack && whereIs(view, attack.seat, attack.agent)
    if (!at) return undefined
    const won = cardName(winner === attack.seat ? attack.agent : attack.target)
    return { at, shout: 'POW!', words: say`${attacker} : ${defender}, ${won} wins`, mood: 'loud' }
  },
  onGuard({ seat, agent }, view) {
    const at = whereIs(view, seat, agent)
    return at && { at, shout: 'ON GUARD', words: cardName(agent), mood: 'good' }
  },
})

export const shoutOf = (view: View, event: Event | undefined): Shout | undefined => event && SHOUTS(event, view)
