import { useCarried } from '@anachron/kit'
import { FIGURES, type Figure, type SpaceId } from '../content/index.ts'
import { legalMoves } from '../rules/movement.ts'
import type { Shop, View } from '../rules/types.ts'
import { figureLabel } from '../words/labels.ts'
import { usePreview } from './preview.ts'
import { said } from './said.ts'

/** Which figure would go to what is pointed at: the one that is held, or the first that may. */
export function useComing(view: View, seat: number): { figure: Figure; to: SpaceId } | undefined {
  const { preview } = usePreview()
  const { held } = useCarried()
  const frame = view.stack.at(-1)
  if (seat !== view.viewer || preview?.kind !== 'space' || frame?.kind !== 'turn' || frame.seat !== seat)
    return undefined
  const goes = (figure: Figure): boolean => canGo(view, seat, figure).includes(preview.to)
  const heldFigure = FIGURES.find((figure) => held?.label === said(figureLabel(view.shops[seat] as Shop, figure)))
  const figure = heldFigure ?? FIGURES.find(goes)
  return figure && goes(figure) ? { figure, to: preview.to } : undefined
}

/** Where a figure may be sent, from where it stands. */
const canGo = (view: View, seat: number, figure: Figure): SpaceId[] =>
  legalMoves(view.shops[seat] as Shop).flatMap((move) => (move.figure === figure ? [move.to] : []))
