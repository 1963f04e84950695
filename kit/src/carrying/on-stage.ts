import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { announce } from '../announcer.ts'
import { t } from '../tell.ts'
import { Carrying } from './store.ts'

/** What is carried on a stage. It is put back by Escape, by a press beside everything, and when the picture changes. */
export function useCarrying(
  stage: RefObject<HTMLElement | null>,
  picture: unknown,
): { carrying: Carrying; active: boolean } {
  const [carrying] = useState(() => new Carrying())
  const state = useSyncExternalStore(carrying.subscribe, carrying.snapshot, carrying.snapshot)
  const { active } = carrying
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture may not have the piece or the place
  useEffect(() => carrying.clear(), [carrying, picture])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held decides where the focus goes back to
  useEffect(() => {
    if (!active) return
    const from = stage.current?.querySelector<HTMLElement>('[data-held], [data-aim]')
    const escaped = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return
      e.preventDefault()
      e.stopPropagation()
      carrying.clear()
      announce(t('Put back.'))
      from?.focus({ preventScroll: true })
    }
    const pressed = (e: Event): void => {
      if (!(e.target instanceof Element) || !e.target.closest('.spot')) carrying.clear()
    }
    addEventListener('keydown', escaped, true)
    addEventListener('pointerdown', pressed)
    return () => {
      removeEventListener('keydown', escaped, true)
      removeEventListener('pointerdown', pressed)
    }
  }, [carrying, active, stage, state])
  useEffect(() => (stage.current ? keepFingers(stage.current, carrying) : undefined), [stage, carrying])
  return { carrying, active }
}

/**
 * A finger on a piece that can be carried carries it, and scrolls nothing. Said by a listener: browsers do not heed
 * `touch-action` on what is drawn inside an SVG.
 */
function keepFingers(stage: HTMLElement, carrying: Carrying): () => void {
  const moved = (e: TouchEvent): void => {
    const piece = e.target instanceof Element && e.target.closest('.spot[data-carries]')
    if (e.touches.length === 1 && e.cancelable && (piece || carrying.dragging)) e.preventDefault()
  }
  stage.addEventListener('touchmove', moved, { passive: false })
  return () => stage.removeEventListener('touchmove', moved)
}
