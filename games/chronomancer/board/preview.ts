/** What the pointer or the focus rests on, so that other parts of the board can show what it would change. */
import { same } from '@anachron/kit'
import { createContext, use } from 'react'
import type { FaceId, SpaceId } from '../content/index.ts'

export type Preview = { kind: 'shift'; tile: FaceId } | { kind: 'space'; to: SpaceId }

export interface Watching {
  preview: Preview | undefined
  show(what: Preview | undefined): void
}

export const PreviewContext = createContext<Watching>({ preview: undefined, show: () => {} })

export const usePreview = (): Watching => use(PreviewContext)

/**
 * Handlers for whatever stands for a preview while pointed at or focused. Only movement points: a tile that slides
 * under a pointer at rest was not meant.
 */
export function watch({ preview, show }: Watching, what: Preview) {
  const leave = (): void => show(undefined)
  const point = (): void => {
    if (!preview || !same(preview, what)) show(what)
  }
  return { onPointerMove: point, onPointerLeave: leave, onFocus: () => show(what), onBlur: leave }
}
