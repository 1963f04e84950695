/**
 * How long each event is shown; whatever has no beat shows itself together with the next one. What anybody does in
 * every turn is quick, so that a rival’s whole turn is not a wait; what a card decides is not.
 */
import type { Event } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  roundBegan: 600,
  turnBegan: 420,
  phaseBegan: 100,
  agentEntered: 420,
  agentMoved: 380,
  agentLost: 750,
  commandTaken: 300,
  commandReturned: 150,
  skillGained: 460,
  actionsGained: 200,
  actionLost: 700,
  jamaisGained: 200,
  drawBonus: 150,
  stoodDown: 150,
  onGuard: 380,
  rewardTaken: 450,
  drew: 220,
  reshuffled: 800,
  discarded: 110,
  revealed: 1000,
  rebooted: 560,
  paradox: 850,
  decadeSelected: 950,
  trio: 600,
  dejaVu: 750,
  hammerShown: 420,
  hammerInactive: 320,
  hammerActivated: 1000,
  hammerFixed: 1150,
  hammerFailed: 1300,
  hammerParadox: 1050,
  hammerMoved: 500,
  hammerRests: 260,
  jumpBegan: 480,
  jumped: 950,
  attackDeclared: 1000,
  attackReviewed: 260,
  attackCalledOff: 700,
  attackLaunched: 380,
  attackStopped: 700,
  fluxTurnedUp: 700,
  escaped: 480,
  fought: 1700,
  tookFlux: 200,
  gadgetPlayed: 950,
  gadgetCancelled: 850,
  gadgetResolved: 320,
  lookedAhead: 400,
  tookFromDiscard: 450,
  bought: 260,
}

/** A Flux that finds nothing one holds is soon told. */
const IN_VAIN = 520

const isInVain = (event: Event): boolean => event.kind === 'decadeSelected' && !event.held

export const beat = (event: Event): number => (isInVain(event) ? IN_VAIN : (BEATS[event.kind] ?? 0))

/** Whatever Flux and Stasis decide, and the blows. */
const DECISIVE: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'revealed',
  'decadeSelected',
  'hammerActivated',
  'hammerFixed',
  'hammerFailed',
  'hammerParadox',
  'jumped',
  'attackDeclared',
  'fluxTurnedUp',
  'fought',
  'agentLost',
])

export const decisive = (event: Event): boolean => DECISIVE.has(event.kind) && !isInVain(event)
