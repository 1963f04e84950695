/** Arrow keys walk between the things that are lit, by where they stand on the screen. */

const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest of `others` in the direction of an arrow key; things off to the side count as further away. */
function inDirection(key: string, from: Element, others: readonly Element[]): Element | undefined {
  const direction = KEYS[key]
  if (!direction) return undefined
  const [x, y] = middle(from)
  let best: { element: Element; straight: boolean; distance: number } | undefined
  for (const element of others) {
    if (element === from) continue
    const [ox, oy] = middle(element)
    const along = (ox - x) * direction[0] + (oy - y) * direction[1]
    const aside = Math.abs((ox - x) * direction[1]) + Math.abs((oy - y) * direction[0])
    if (along <= 1) continue
    const straight = aside <= along * 4
    const distance = along + aside * 2
    // What lies far off to the side is gone to only where nothing lies ahead.
    const better = !best || (straight === best.straight ? distance < best.distance : straight)
    if (better) best = { element, straight, distance }
  }
  return best?.element
}

/** What can be chosen on the board or beside the question. */
export const litIn = (stage: Element): (HTMLElement | SVGElement)[] => {
  const table = stage.closest('.table') ?? stage
  return [...table.querySelectorAll<HTMLElement | SVGElement>('.stage [data-lit], .answers [data-lit]')]
}

/** Moves the focus; whether there was anywhere to go. */
export function walk(key: string, stage: Element): boolean {
  const lit = litIn(stage)
  if (lit.length === 0 || !KEYS[key]) return false
  const here = document.activeElement
  const carries = here?.matches('[data-held], [data-aim]') ?? false
  const ahead = here && (carries || lit.some((one) => one.contains(here))) ? inDirection(key, here, lit) : lit[0]
  // Whoever carries something reaches a place with any arrow, though none lies that way.
  const target = ahead ?? (carries ? lit[0] : undefined)
  if (!target) return false
  ;(target as HTMLElement).focus()
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}
