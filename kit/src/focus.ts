/** Nobody who plays by keyboard is thrown back to the top of the page because what they pressed is gone. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'

interface Left {
  element: Element
  piece: string | null
  x: number
  y: number
  /** Whoever goes by keyboard goes on from where they were. */
  byKeys: boolean
}

/** Whether the last thing anybody did was done with a pointer: browsers may ring what a script has focused. */
let byPointer = false
if (typeof addEventListener === 'function') {
  addEventListener(
    'pointerdown',
    () => {
      byPointer = true
    },
    true,
  )
  addEventListener(
    'keydown',
    () => {
      byPointer = false
    },
    true,
  )
}

const leftAt = (element: Element): Left => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const byKeys = !byPointer && element.matches(':focus-visible')
  return { element, piece: element.getAttribute('data-piece'), x: left + width / 2, y: top + height / 2, byKeys }
}

/**
 * Where to go on: the same piece if it is still there, else the nearest thing that can be chosen. An answer beside the
 * question only where the board has nothing: a key that is pressed once too often would end a turn with it.
 */
function nextTo({ piece, x, y }: Left, room: Element): HTMLElement | SVGElement | undefined {
  const all = [...room.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')]
  // Nobody finds themselves on what gives something up, unless there is nothing else.
  const harmless = all.filter((one) => !one.classList.contains('wary'))
  const lit = harmless.length > 0 ? harmless : all
  const same = piece !== null && lit.find((one) => one.getAttribute('data-piece') === piece)
  if (same) return same
  const far = (one: Element): number => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  }
  const pieces = lit.filter((one) => !one.matches('.answer'))
  const nearest = (pieces.length > 0 ? pieces : lit).toSorted((a, b) => far(a) - far(b))[0]
  // Among answers alone the one that most people give, however near another stands to the one given before.
  return pieces.length > 0 ? nearest : (lit.find((one) => one.matches('.first')) ?? nearest)
}

/**
 * When what had the focus is taken away, whoever goes by keyboard finds themselves at what stands nearest; where
 * nothing can be chosen for now the place itself has the focus, until something can.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = place.current
    if (!here) return
    // A board's answers stand beside its question.
    const room = here.closest('.table') ?? here
    let last: Left | undefined
    const came = ({ target }: Event): void => {
      if (target instanceof Element && target !== here) last = leftAt(target)
    }
    const goOn = (): void => {
      const active = document.activeElement
      if (!last || last.element.isConnected || (active !== document.body && active !== here)) return
      const next = last.byKeys ? nextTo(last, room) : undefined
      if (next) next.focus()
      else if (active !== here) here.focus({ preventScroll: true })
      if (!last.byKeys) last = undefined
    }
    const observer = new MutationObserver(goOn)
    room.addEventListener('focusin', came)
    observer.observe(room, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-lit'] })
    return () => {
      observer.disconnect()
      room.removeEventListener('focusin', came)
    }
  }, [place])
}

/**
 * When something that lies over the board goes with the focus in it, the focus goes back to where it came from, or to
 * the board.
 */
export function useFocusReturned(box: RefObject<HTMLElement | null>, from?: Element): void {
  useLayoutEffect(() => {
    return () => {
      // Looked for when it goes: it may have come later than whoever keeps it.
      if (!box.current?.contains(document.activeElement)) return
      queueMicrotask(() => {
        const to = from?.isConnected ? from : document.querySelector('.stage')
        if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true })
      })
    }
  }, [box, from])
}
