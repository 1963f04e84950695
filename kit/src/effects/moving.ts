/** Effects that move the pieces themselves; with nothing to draw they have no still. */
import { STAGE } from './effect.ts'
import type { Placed } from './place.ts'

const SHAKEN = [0, 9, -8, 6, -5, 3, -2, 0]

/** Added to whatever else places or moves the piece. */
const ADDED = { composite: 'add', fill: 'backwards' } as const

export function movePieces(stage: Element, placed: readonly Placed[]): void {
  for (const { effect, timing } of placed) {
    if (effect.kind !== 'shake' && effect.kind !== 'flip') continue
    const piece =
      effect.at === STAGE ? stage.firstElementChild : stage.querySelector(`[data-piece="${CSS.escape(effect.at)}"]`)
    if (effect.kind === 'shake') piece?.animate(shake(effect.at === STAGE ? 1 : 0.5), { ...ADDED, ...during(timing) })
    else if (piece) turn(piece, timing)
  }
}

/** About its own middle: a drawing would turn about the corner of the whole picture, and be measured there. */
function turn(piece: Element, timing: Placed['timing']): void {
  if (piece instanceof SVGElement) Object.assign(piece.style, { transformBox: 'fill-box', transformOrigin: '50% 50%' })
  piece.animate(TURN, { ...ADDED, ...during(timing), easing: 'ease-out' })
}

const during = ({ delay, ms }: Placed['timing']): { delay: number; duration: number } => ({ delay, duration: ms })

const shake = (by: number): Keyframe[] =>
  SHAKEN.map((x, i) => ({ transform: `translate(${x * by}px, ${(i % 2 ? 3 : -2) * by}px)` }))

/** Edge on while its back turns away, then its face. */
const TURN: Keyframe[] = [
  { transform: 'scaleX(0)' },
  { transform: 'scaleX(0)', offset: 0.5 },
  { transform: 'scaleX(1)' },
]
