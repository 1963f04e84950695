/** Section 16: getting home, and who has won by it. */
import { done } from '@anachron/kernel'
import { START_LIMIT } from '../content/index.ts'
import type { RuleId } from './rulebook.ts'
import type { C } from './specials/hooks.ts'
import { catalogue, tripperAt } from './state.ts'
import type { FigureId, Gear, State, Tripper } from './types.ts'

/** Value of the treasure somebody carries (TT-14.0). */
export function treasureOf(state: Pick<State, 'own'>, gear: readonly Gear[]): number {
  let value = 0
  for (const { what, of } of gear) if (what === 'treasure') value += catalogue(state).battles[of]?.treasure?.value ?? 0
  return value
}

/** Everybody alive who travels in the flux is home, and the game is over (TT-R49). */
export function goHome(ctx: C, rule: RuleId): typeof done {
  tellHome(ctx, rule)
  settleUp(ctx, rule)
  return done
}

/** Whoever is alive in the flux is home. */
export function tellHome(ctx: C, rule: RuleId): void {
  const { state } = ctx
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (tripper.place !== 'held' || !tripper.alive) continue
    tripper.place = 'home'
    if (ctx.listening)
      ctx.emit({ kind: 'home', rule, who: id, battles: state.battles, value: treasureOf(state, tripper.gear) })
  }
}

/** No live Tripper is on the display, held or adrift: the trip is over (TT-4.0e). */
export function endIfNobodyIsLeft(ctx: C): void {
  const { state } = ctx
  if (state.result !== null) return
  if (state.trippers.some(({ alive, place }) => alive && (place === 'field' || place === 'held'))) return
  settleUp(ctx, 'TT-4.0e')
}

const isHome = ({ place }: Tripper): boolean => place === 'home'

/** What each Tripper gets out of the trip by the goal that was chosen (TT-16.0). */
export function payoffs(state: State): number[] {
  const { victory, lastTrip } = state.options
  const home = state.trippers.map(isHome)
  const count = home.filter(Boolean).length
  const worth = state.trippers.map((tripper) => treasureOf(state, tripper.gear))
  const most = Math.max(0, ...worth.filter((_, id) => home[id]))
  const wins = (id: FigureId): boolean => {
    if (victory === 'minimal') return state.startWeight < 2 * START_LIMIT.solo
    if (victory === 'best') return lastTrip === 0 || state.battles < lastTrip
    if (victory === 'treasure') return worth[id] === most
    if (victory === 'tontine') return count === 1
    return true
  }
  return home.map((isBack, id) => (isBack && wins(id) ? 1 : 0))
}

function settleUp(ctx: C, rule: RuleId): void {
  const { state } = ctx
  // Whoever is adrift has nobody left to come for him (TT-R68).
  for (const tripper of state.trippers) if (tripper.place === 'adrift') tripper.place = 'lost'
  const trippers = payoffs(state)
  const home = state.trippers.some(isHome)
  const payoff = Array.from({ length: state.seats }, (_, seat) =>
    seat === state.master ? (trippers.some((won) => won > 0) ? 0 : 1) : (trippers[seat] ?? 0),
  )
  const points = Array.from({ length: state.seats }, (_, seat) => pointsOf(state, seat))
  ctx.end({
    reason: home ? (trippers.some((won) => won > 0) ? 'home' : 'home-without-glory') : 'lost',
    rule,
    payoff,
    points,
  })
}

/** The number that the chosen goal counts: pounds, battles or treasure. Nothing for who is not home. */
function pointsOf(state: State, seat: number): number {
  const tripper = state.trippers[seat]
  if (!tripper || !isHome(tripper)) return 0
  if (state.options.victory === 'treasure') return treasureOf(state, tripper.gear)
  if (state.options.victory === 'minimal') return state.startWeight / 2
  return state.battles
}
