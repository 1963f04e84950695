/** What people would try with a thing that is not lit, so that the rules can say why not. */
import type { Sentence } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { cardOf, type Phase } from '../content/index.ts'
import { tableOf } from '../rules/from-view.ts'
import { rulesOfPlay } from '../rules/plays.ts'
import type { Action, CardId, Play, Strike, Unit, View } from '../rules/types.ts'
import type { Lane } from './layout.ts'

export type Zone = 'advance' | 'obstacle' | 'location'

/** Playing a card of the hand where it most likely belongs. */
export function tryCard(view: View, id: CardId): Play {
  const card = cardOf(id)
  const own = view.players[view.viewer]
  const phase = card.phases[0] ?? 1
  switch (card.type) {
    case 'event-chain':
      return { kind: 'fill', card: id, location: card.phases.find((one) => !own?.locations[one - 1]) ?? phase }
    case 'power-cell':
      return { kind: 'cell', card: id }
    case 'intervention':
    case 'timestream':
      return { kind: card.type, card: id }
    case 'advance':
    case 'obstacle':
      return card.link?.mode === 'only'
        ? { kind: 'link', card: id, host: firstUnit(view)?.id ?? -1 }
        : { kind: card.type, card: id, phase }
  }
}

/** Why a card that is held cannot be laid into a location. */
export function whyNotHere(view: View, id: CardId, owner: number, phase: Phase): string | undefined {
  const card = cardOf(id)
  const state = tableOf(view)
  if (card.type === 'event-chain') {
    if (owner !== view.viewer) return t`${t(card.name)} goes into a location of your own.`
    const play = { kind: 'fill', card: id, location: phase } as const
    return toldWhy(rulesOfPlay(play).whyNot(state, view.viewer, card, play))
  }
  if (card.keywords.includes('intrude')) {
    if (owner === view.viewer) return t`${t(card.name)} intrudes into locations of the rival.`
    const play = { kind: 'intrude', card: id, location: phase } as const
    return toldWhy(rulesOfPlay(play).whyNot(state, view.viewer, card, play))
  }
  if (card.type === 'advance') return t`${t(card.name)} guards beside a location, not in it.`
  if (card.type === 'obstacle') return t`${t(card.name)} is laid against a location of the rival, not into it.`
  return undefined
}

const toldWhy = (why: { reason: Sentence } | undefined): string | undefined => why && t(why.reason)

const firstUnit = (view: View): Unit | undefined => {
  const own = view.players[view.viewer]
  return own && [...own.advances, ...own.obstacles].flat()[0]
}

/** Striking with a unit or at it; charging it while cards are played. */
export function tryUnit(view: View, unit: Unit, zone: Zone, lane: Lane): Action | undefined {
  const mine = unit.owner === view.viewer
  if (view.step === 'play') return mine && cardOf(unit.card).charge ? { kind: 'charge', unit: unit.id } : undefined
  if (view.step !== 'target') return undefined
  const strike = (kind: Strike['with'], at: Strike['at']): Strike => ({
    kind: 'strike',
    with: kind,
    phase: lane.phase,
    at,
  })
  // In one's own lanes Advances strike, in the rival's Obstacles do; what lies at a location of one's own can only be
  // an intruder.
  if (mine) return zone === 'location' ? undefined : strike(zone, 'unit')
  return strike(lane.owner === view.viewer ? 'advance' : 'obstacle', zone === 'location' ? 'location' : 'unit')
}
