/** Whoever plays by keyboard sees where they are: what has the focus comes out from under the bars that stay in place. */
import { type RefObject, useEffect } from 'react'

const STAYS = new Set(['sticky', 'fixed'])

/** Whether something that stays in place while the page moves lies over this point of it. */
function isUnderBar(target: Element, x: number, y: number): boolean {
  let over = document.elementFromPoint(x, y)
  for (; over && !over.contains(target) && !target.contains(over); over = over.parentElement)
    if (STAYS.has(getComputedStyle(over).position)) return true
  return false
}

function isCovered(target: Element): boolean {
  const { left, width, top, bottom } = target.getBoundingClientRect()
  const x = left + width / 2
  return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => isUnderBar(target, x, y))
}

/** Scrolling by the browser alone ends as soon as a piece is within the window, though it may be behind the question or the hand there. */
export function useFocusInSight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = place.current
    if (!here) return
    let frame = 0
    const came = ({ target }: FocusEvent): void => {
      cancelAnimationFrame(frame)
      if (!(target instanceof Element) || target === here || !target.matches(':focus-visible')) return
      // Once the browser has scrolled as far as it thinks fit.
      frame = requestAnimationFrame(() => {
        if (isCovered(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' })
      })
    }
    here.addEventListener('focusin', came)
    return () => {
      cancelAnimationFrame(frame)
      here.removeEventListener('focusin', came)
    }
  }, [place])
}
