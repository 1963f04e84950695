/** How long it takes to get out, by the ways there are. */
import { FLUX_LIMITS } from '../content/index.ts'
import { commandLimit } from '../rules/command.ts'
import { chanceOfAtMost } from '../rules/dice.ts'
import { apart } from '../rules/display.ts'
import { allowanceOf, has } from '../rules/equipment.ts'
import { battleOf, isTeam, tripperAt } from '../rules/state.ts'
import type { FigureId, State, Tripper } from '../rules/types.ts'
import { type Way, wayTo } from './way.ts'

/** Phases of the enemy that are still to come. */
export interface Escape {
  /** Until he stands in the flux, where nobody living gets at him by hand (TT-10.62). */
  untilSafe: number
  untilGone: number
}

/** What a hex beyond the allowance is felt to cost (TT-7.13). */
const STRAIN = 0.8
/** Hexes from which on a flux is called to oneself rather than walked to. */
const FAR = 6

const obeys = (tripper: Tripper, limit: number): number => Math.max(0.03, chanceOfAtMost(limit + tripper.experience))

export interface Plans {
  /** With another try at the flux from where he stands. */
  staying: Escape
  /** With a walk to the flux first, and what it strains him. */
  walking: (Escape & { way: Way; strain: number }) | null
  /** With talks first: the flux is harder to command then. */
  talking: Escape
}

/**
 * `shotAt` is the chance that he is shot at in the next phase of the enemy, `align` whether the flux has still to be
 * aligned.
 */
export function plansOf(state: State, id: FigureId, shotAt: number, align: number): Plans {
  const battle = battleOf(state)
  const tripper = tripperAt(state, id)
  const { flux } = battle
  /** A lone Tripper is spared the first phase of the enemy (TT-4.0c). */
  const spared = battle.stage === 1 && !isTeam(state) ? 1 : 0
  const later = shotAt * obeys(tripper, FLUX_LIMITS.shotAt) + (1 - shotAt) * obeys(tripper, FLUX_LIMITS.none)
  const onFoot = shotAt * obeys(tripper, FLUX_LIMITS.shotAt) + (1 - shotAt) * obeys(tripper, FLUX_LIMITS.move)
  const less = (phases: number): number => Math.max(0, phases - spared)
  /** Enemy phases until somebody in the flux is gone, the first try being worth `now`. */
  const outOfFlux = (now: number, more: number): number => (1 + more - now) / later

  function trying(now: number): Escape {
    if (flux === null) {
      const called = 1 + (1 - now) / later
      return { untilSafe: less(called), untilGone: less(called + (1 - onFoot) / later + align / later) }
    }
    if (flux.hex === tripper.hex) return { untilSafe: 0, untilGone: less(outOfFlux(now, align)) }
    const calls = apart(flux.hex, tripper.hex) > FAR ? 2 : 1
    const called = (calls - now) / later
    return { untilSafe: less(called), untilGone: less(called + 1 + outOfFlux(1, align)) }
  }

  const now = obeys(tripper, commandLimit(tripper))
  const talked = obeys(tripper, Math.min(FLUX_LIMITS.negotiate, commandLimit(tripper)))
  let walking: Plans['walking'] = null
  if (flux !== null && flux.hex !== tripper.hex && !tripper.negotiated && !battle.hush && !tripper.acted) {
    const way = wayTo(state, id, flux.hex)
    if (way && way.end === flux.hex && has(tripper, 'radio')) {
      const allowance = tripper.allowance ?? allowanceOf(state, tripper) ?? 0
      const strain = STRAIN * Math.max(0, tripper.moved + way.hexes - Math.max(allowance, tripper.moved))
      walking = {
        untilSafe: 0,
        untilGone: outOfFlux(obeys(tripper, commandLimit(tripper, { move: true })), align),
        way,
        strain,
      }
    }
  }
  return { staying: trying(now), walking, talking: trying(talked) }
}
