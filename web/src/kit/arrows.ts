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
export function inDirection(key: string, from: Element, others: readonly Element[]): Element | undefined {
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

/** Moves the focus; whether there was anywhere to go. */
export function walk(key: string, within: Element): boolean {
  const lit = [...within.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')]
  if (lit.length === 0 || !KEYS[key]) return false
  const here = document.activeElement
  const target = here && here !== within && within.contains(here) ? inDirection(key, here, lit) : lit[0]
  if (!target) return false
  ;(target as HTMLElement).focus()
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}
