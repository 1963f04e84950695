/** Effects find their pieces: where on the stage they are played, in its own pixels. */
import type { Standing } from '../flights.ts'
import { type Effect, STAGE, type Timing, timingOf } from './effect.ts'

export interface Placed {
  effect: Effect
  timing: Timing
  /** Where it happens, or where it ends. */
  at: Standing
  /** Where it comes from, where it comes from somewhere. */
  from: Standing
}

export interface Ground {
  pieces: ReadonlyMap<string, Standing>
  width: number
  height: number
  /** How much larger the screen shows the stage than its own pixels. */
  zoom: number
}

/** Effects on pieces that are not on the board are left out: they are about something that cannot be seen. */
export function placeEffects(effects: readonly Effect[], ground: Ground, beat: number): Placed[] {
  return effects.flatMap((effect) => {
    const at = standing('to' in effect ? effect.to : effect.at, ground)
    const from = 'from' in effect ? standing(effect.from, ground) : at
    return at && from ? [{ effect, timing: timingOf(effect, beat), at, from }] : []
  })
}

function standing(id: string, { pieces, width, height, zoom }: Ground): Standing | undefined {
  const found = id === STAGE ? { x: width / 2, y: height / 2, width, height } : pieces.get(id)
  return found && { x: found.x / zoom, y: found.y / zoom, width: found.width / zoom, height: found.height / zoom }
}
