/** Who fetches the radio, who waits for whom, and where to meet. */
import { apart } from '../rules/display.ts'
import { has } from '../rules/equipment.ts'
import { isInOpponentZoc } from '../rules/movement.ts'
import { battleOf, hexOf, isTeam, radioTripper, tripperAt, tripperIsUp } from '../rules/state.ts'
import type { FigureId, GearKind, Hex, State } from '../rules/types.ts'

/** Stages after which a radio man no longer waits for stragglers, and Endurance below which he does not either. */
const PATIENCE = 14
const SPENT = 5
/** Hexes that a point of Experience in the hands of whoever fetches the radio is worth. */
const PRACTICE = 2
const PINNED = 15
/** How far somebody goes out of his way for a rifle. */
const DETOUR = 6

export const comrades = (state: State, id: FigureId): FigureId[] =>
  state.trippers.map((_, other) => other).filter((other) => other !== id && tripperIsUp(tripperAt(state, other)))

/** Who should have the radio: Experience counts only for the one who jumps, so it should stay in the same hands. */
export function fetcherOf(state: State, radio: Hex): FigureId | null {
  let best: FigureId | null = null
  let least = Number.POSITIVE_INFINITY
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (!tripperIsUp(tripper)) continue
    const stuck = tripper.hex !== radio && isInOpponentZoc(state, tripper.hex) ? PINNED : 0
    const cost = apart(tripper.hex, radio) + stuck - PRACTICE * tripper.experience
    if (cost < least) {
      least = cost
      best = id
    }
  }
  return best
}

const looseAt = (state: State, what: GearKind): Hex | null =>
  battleOf(state).loose.find(({ gear, by }) => gear.what === what && by === null)?.hex ?? null

export const looseRadio = (state: State): Hex | null => looseAt(state, 'radio')

/** The robot that has taken the radio (TT-R66). */
export const thiefOf = (state: State): FigureId | null =>
  battleOf(state).loose.find(({ gear, by }) => gear.what === 'radio' && by !== null)?.by ?? null

/**
 * Where somebody without the radio wants to be: in the flux, at the radio if it is his to fetch, or at a gun nearby.
 */
export function goalOf(state: State, id: FigureId): Hex | null {
  const { flux } = battleOf(state)
  const bearer = radioTripper(state)
  if (flux && bearer !== null) return flux.hex
  const radio = looseRadio(state)
  if (bearer === null && radio !== null) {
    const fetcher = fetcherOf(state, radio)
    // Where the one who should cannot, whoever gets free goes.
    if (fetcher === id || fetcher === null || isInOpponentZoc(state, hexOf(state, fetcher))) return radio
  }
  const thief = thiefOf(state)
  if (bearer === null && thief !== null) return hexOf(state, thief)
  const tripper = tripperAt(state, id)
  for (const what of ['m16', 'shotgun'] as const) {
    const hex = has(tripper, what) ? null : looseAt(state, what)
    if (hex !== null && apart(hex, tripper.hex) <= DETOUR) return hex
  }
  return null
}

/** Comrades whom a radio man does not leave behind yet. */
export const stragglers = (state: State, id: FigureId): FigureId[] => {
  const { stage } = battleOf(state)
  if (!isTeam(state) || stage >= PATIENCE || state.options.victory === 'tontine') return []
  return tripperAt(state, id).endurance <= SPENT ? [] : comrades(state, id)
}

/** The comrade the flux should be led to: the nearest to it who does not come himself. */
export function strandedOne(state: State, id: FigureId): FigureId | null {
  const { flux } = battleOf(state)
  if (!flux) return null
  const waiting = stragglers(state, id)
  waiting.sort((a, b) => apart(hexOf(state, a), flux.hex) - apart(hexOf(state, b), flux.hex))
  return waiting[0] ?? null
}
