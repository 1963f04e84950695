/** What is pointed at: by a pointer that moves there, or by a finger that rests on it. */
import { type PointerEvent, useEffect, useRef } from 'react'

export interface Pointing {
  /** A pointer has moved onto it. */
  point(anchor: Element): void
  leave(): void
  /** A finger has rested on it. */
  hold(anchor: Element): void
  isPointedAt(anchor: Element): boolean
}

/** As long as a finger rests until that means: what is this? */
const HELD = 450
/** A finger is never quite still. */
const TREMBLE = 10

/** Of nested things the innermost is meant. */
const heard = new WeakSet<Event>()

/** Lifting a finger that has rested presses nothing, also not what has come up under it meanwhile. */
function swallowPress(): void {
  const swallow = (e: Event): void => {
    e.preventDefault()
    e.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  })
}

/**
 * Only movement points: when the picture changes under a pointer that rests, the browser says that the pointer has
 * entered something, though nobody has meant it.
 */
export function usePointing({ point, leave, hold, isPointedAt }: Pointing) {
  const finger = useRef<{ x: number; y: number; timer: number } | undefined>(undefined)
  const lift = (): void => {
    if (finger.current) clearTimeout(finger.current.timer)
    finger.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finger is lifted from what goes away
  useEffect(() => lift, [])
  return {
    onPointerMove(e: PointerEvent): void {
      if (heard.has(e.nativeEvent)) return
      heard.add(e.nativeEvent)
      if (e.pointerType !== 'touch') {
        if (!isPointedAt(e.currentTarget)) point(e.currentTarget)
        return
      }
      const from = finger.current
      if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) > TREMBLE) lift()
    },
    onPointerLeave(e: PointerEvent): void {
      if (e.pointerType !== 'touch') leave()
    },
    onPointerDown(e: PointerEvent): void {
      if (e.pointerType !== 'touch' || heard.has(e.nativeEvent)) return
      heard.add(e.nativeEvent)
      lift()
      const anchor = e.currentTarget
      const timer = window.setTimeout(() => {
        finger.current = undefined
        swallowPress()
        hold(anchor)
      }, HELD)
      finger.current = { x: e.clientX, y: e.clientY, timer }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** The browser's own menu for a held finger would lie over the sheet. */
    onContextMenu(e: { nativeEvent: Event; preventDefault(): void }): void {
      if ((e.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch') e.preventDefault()
    },
  }
}
