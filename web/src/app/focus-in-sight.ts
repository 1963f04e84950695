/**
 * Whoever goes by keyboard sees where they are: what has the focus comes out from under the bars that stay in place.
 */

/** Whether a bar that stays in place while the page moves lies over this point of it. */
function isUnderBar(target: Element, x: number, y: number): boolean {
  let over = document.elementFromPoint(x, y)
  for (; over && !over.contains(target) && !target.contains(over); over = over.parentElement)
    if (getComputedStyle(over).position === 'sticky') return true
  return false
}

function isCovered(target: Element): boolean {
  const { left, width, top, bottom, height } = target.getBoundingClientRect()
  // A whole board reaches under the bars wherever it is moved to.
  if (height > window.innerHeight / 2) return false
  const x = left + width / 2
  return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => isUnderBar(target, x, y))
}

/**
 * Scrolling by the browser alone ends as soon as something is within the window, though a bar may lie over it there.
 */
export function keepFocusInSight(): void {
  let frame = 0
  document.addEventListener('focusin', ({ target }) => {
    cancelAnimationFrame(frame)
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    // Once the browser has scrolled as far as it thinks fit.
    frame = requestAnimationFrame(() => {
      if (isCovered(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' })
    })
  })
}
