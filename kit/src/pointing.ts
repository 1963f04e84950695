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

/** What comes to lie under a pointer that rests is meant once it has lain there for so long. */
const RESTED = 600

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
 * Movement points at once. When the picture changes under a pointer that rests, the browser says that the pointer has
 * entered something, though nobody has meant it: what stays there is pointed at after a moment.
 */
export function usePointing({ point, leave, hold, isPointedAt }: Pointing) {
  // By the end of a wait the thing may have changed: what is read then is read as it is then.
  const latest = useRef({ point, hold })
  latest.current = { point, hold }
  const finger = useRef<{ x: number; y: number; timer: number } | undefined>(undefined)
  const rest = useRef(0)
  const lift = (): void => {
    if (finger.current) clearTimeout(finger.current.timer)
    finger.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finger is lifted from what goes away
  useEffect(
    () => () => {
      lift()
      clearTimeout(rest.current)
    },
    [],
  )
  return {
    onPointerEnter(e: PointerEvent): void {
      if (e.pointerType === 'touch') return
      const anchor = e.currentTarget
      clearTimeout(rest.current)
      rest.current = window.setTimeout(() => {
        const isInnermost = anchor.matches(':hover') && anchor.querySelector('.spot:hover') === null
        if (isInnermost && !isPointedAt(anchor)) latest.current.point(anchor)
      }, RESTED)
    },
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
      clearTimeout(rest.current)
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
        latest.current.hold(anchor)
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
