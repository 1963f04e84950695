import { deckSize, EVERYTHING, SPECTATOR, sees, type Viewer } from '@anachron/kernel'
import { isFido } from '../content/index.ts'
import { cloneFrame, cloneResult, copyOpen } from './clone.ts'
import { rivalOf } from './decades.ts'
import type { AttackFrame, Event, Player, PlayerView, State, TimeHammerFrame, View } from './types.ts'

/** Who sees an attack's Flux beside the Agent (TH-16). */
export const seesFlux = (viewer: Viewer, { seat, faceUp, known }: AttackFrame): boolean =>
  faceUp || sees(viewer, seat) || (known && viewer === rivalOf(seat))

/** A frame as a viewer may see it; a plan is its maker's own (TH-156). */
function visibleFrame(frame: TimeHammerFrame, viewer: Viewer): TimeHammerFrame[] {
  if (frame.kind === 'plan' && !sees(viewer, frame.seat)) return []
  const copy = cloneFrame(frame)
  if (copy.kind === 'attack' && copy.flux !== null && !seesFlux(viewer, copy)) copy.flux = 'hidden'
  return [copy]
}

const visiblePlayer = (player: Player, owner: number, viewer: Viewer): PlayerView => ({
  hand: sees(viewer, owner) ? player.hand.slice() : null,
  handSize: player.hand.length,
  fidoInHand: player.hand.some(isFido),
  open: player.open.slice(),
  seen: viewer === SPECTATOR ? null : player.seen.slice(),
  seenCount: player.seen.length,
  agents: player.agents.map((agent) => ({ ...agent })),
  actions: player.actions,
  jamais: player.jamais,
  skill: player.skill,
  drawBonus: player.drawBonus,
})

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  players: state.players.map((player, seat) => visiblePlayer(player, seat, viewer)),
  deck: {
    size: deckSize(state.deck),
    reader: state.reader,
    read: state.reader === null ? 0 : state.deck.top.length,
    known: viewer === EVERYTHING || (state.reader !== null && viewer === state.reader) ? state.deck.top.slice() : null,
    glimpsed: viewer === SPECTATOR ? null : state.glimpsed.slice(),
    glimpsedCount: state.glimpsed.length,
  },
  ...copyOpen(state),
  stack: state.stack.flatMap((frame) => visibleFrame(frame, viewer)),
  result: cloneResult(state.result),
})

/** Cards that only one seat may know are left out for everybody else. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'drew':
    case 'attackReviewed':
      return sees(viewer, event.seat) ? event : { ...event, card: null }
    case 'attackCalledOff':
      return sees(viewer, event.seat) || event.shown ? event : { ...event, card: null }
    case 'lookedAhead':
      return sees(viewer, event.seat) ? event : { ...event, cards: null }
    default:
      return event
  }
}
