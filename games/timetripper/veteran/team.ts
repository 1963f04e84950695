/** Who fetches the radio, and where to meet. */
import { apart } from '../rules/display.ts'
import { battleOf, hexOf, radioTripper, tripperAt, tripperIsUp } from '../rules/state.ts'
import type { FigureId, Hex, State } from '../rules/types.ts'

export const comrades = (state: State, id: FigureId): FigureId[] =>
  state.trippers.map((_, other) => other).filter((other) => other !== id && tripperIsUp(tripperAt(state, other)))

/** Who should have the radio: Experience counts only for the one who jumps, so it should stay in the same hands. */
export function fetcherOf(state: State, radio: Hex): FigureId | null {
  let best: FigureId | null = null
  let least = Number.POSITIVE_INFINITY
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (!tripperIsUp(tripper)) continue
    const cost = apart(tripper.hex, radio) - 2 * tripper.experience
    if (cost < least) {
      least = cost
      best = id
    }
  }
  return best
}

export const looseRadio = (state: State): Hex | null =>
  battleOf(state).loose.find(({ gear, by }) => gear.what === 'radio' && by === null)?.hex ?? null

/** Where somebody without the radio wants to be: at the radio, with whoever has it or will, in the flux. */
export function meetingPoint(state: State, id: FigureId): Hex | null {
  const battle = battleOf(state)
  if (battle.flux && radioTripper(state) !== null) return battle.flux.hex
  const bearer = radioTripper(state)
  if (bearer !== null) return bearer === id ? null : hexOf(state, bearer)
  const radio = looseRadio(state)
  if (radio === null) return null
  const fetcher = fetcherOf(state, radio)
  return fetcher === null || fetcher === id ? radio : hexOf(state, fetcher)
}
