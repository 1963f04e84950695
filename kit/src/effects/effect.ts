/** What a board may ask to be played over it while an event is shown. Pieces are named by the ids they travel by. */
import type { Seat } from '@anachron/kernel'
import type { SoundName } from '../sound/sounds.ts'

/** The whole board, where an effect is about no piece in particular. */
export const STAGE = 'stage'

interface When {
  /** When it begins, as a share of the event's beat; without: at once. */
  after?: number
  /** Heard as it begins. */
  sound?: SoundName
}

export type Effect = When &
  (
    | { kind: 'tracer'; from: string; to: string; seat?: Seat }
    | { kind: 'arc'; from: string; to: string; thrown: Thrown; seat?: Seat }
    | { kind: 'burst'; at: string; size?: 'small' | 'large' }
    | { kind: 'ring'; at: string; seat?: Seat }
    | { kind: 'shake'; at: string }
    | { kind: 'flip'; at: string; seat?: Seat }
    | { kind: 'coins'; from: string; to: string; count: number }
    | { kind: 'number'; at: string; text: string; tone: Tone }
    | { kind: 'stamp'; at: string; text: string }
    | { kind: 'dice'; at: string; faces: readonly number[] }
  )

export type Thrown = 'bomb' | 'spark'
export type Tone = 'loss' | 'gain' | 'shield' | 'plain'

/** Milliseconds each takes where the beat leaves it room. */
const LASTS: Record<Effect['kind'], number> = {
  tracer: 320,
  arc: 560,
  burst: 480,
  ring: 700,
  shake: 460,
  flip: 420,
  coins: 520,
  number: 1100,
  stamp: 480,
  dice: 900,
}
const SHORTEST = 120

export interface Timing {
  delay: number
  ms: number
}

/** When an effect begins and how long it takes within a beat. */
export function timingOf({ kind, after = 0 }: Pick<Effect, 'kind' | 'after'>, beat: number): Timing {
  const delay = after * beat
  return { delay, ms: Math.max(SHORTEST, Math.min(LASTS[kind], beat - delay)) }
}
