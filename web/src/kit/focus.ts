/** Nobody who plays by keyboard is thrown back to the top of the page because what they pressed is gone. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** When what had the focus is taken out of a place, the place itself has it: keys go on from there. */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = place.current
    if (!here) return
    let last: Element | undefined
    const came = (e: FocusEvent): void => {
      last = e.target instanceof Element ? e.target : undefined
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      here.focus({ preventScroll: true })
    })
    here.addEventListener('focusin', came)
    observer.observe(here, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
      here.removeEventListener('focusin', came)
    }
  }, [place])
}

/** When something that lies over the board goes with the focus in it, the focus goes back to where it came from, or to the board. */
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
