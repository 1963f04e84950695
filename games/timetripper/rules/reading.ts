/** How a view is read by whoever may not see the state: forecasts, words, bots. */
import type { FigureId, FrameOf, PlayFrame, State, View } from './types.ts'

/** The rules' questions about the board ask for nothing that a view lacks: all but the layout of time is open. */
export const boardOf = (view: View): State => view as unknown as State

/** What is being decided, if it is of this kind. */
export const topOf = <K extends PlayFrame['kind']>(view: View, kind: K): FrameOf<K> | undefined => {
  const frame = view.stack[view.stack.length - 1]
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined
}

/** Whose turn of the Tripper Phase it is. */
export const turnOf = (view: View): FigureId | null =>
  view.stack.findLast((frame) => frame.kind === 'turn')?.who ?? null
