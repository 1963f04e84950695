/**
 * How long each event is shown; whatever has no beat shows itself together with the next one. What anybody does in
 * every turn is quick, so that a rival’s whole turn is not a wait; what a card decides is not.
 */
import type { Event } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  roundBegan: 500,
  turnBegan: 320,
  phaseBegan: 60,
  agentEntered: 340,
  agentMoved: 300,
  agentLost: 650,
  commandTaken: 220,
  commandReturned: 150,
  skillGained: 360,
  actionsGained: 120,
  actionLost: 700,
  jamaisGained: 150,
  drawBonus: 100,
  stoodDown: 110,
  onGuard: 320,
  rewardTaken: 450,
  drew: 110,
  reshuffled: 800,
  discarded: 80,
  revealed: 780,
  rebooted: 450,
  paradox: 750,
  decadeSelected: 720,
  trio: 600,
  dejaVu: 600,
  hammerShown: 320,
  hammerInactive: 240,
  hammerActivated: 850,
  hammerFixed: 950,
  hammerFailed: 1000,
  hammerParadox: 900,
  hammerMoved: 380,
  hammerRests: 120,
  jumpBegan: 300,
  jumped: 780,
  attackDeclared: 900,
  attackReviewed: 200,
  attackCalledOff: 700,
  attackLaunched: 320,
  attackStopped: 700,
  fluxTurnedUp: 700,
  escaped: 420,
  fought: 1500,
  tookFlux: 140,
  gadgetPlayed: 850,
  gadgetCancelled: 750,
  gadgetResolved: 200,
  lookedAhead: 300,
  tookFromDiscard: 450,
  bought: 200,
}

/** A Flux that finds nothing one holds is soon told. */
const IN_VAIN = 420

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
