/**
 * Pieces move from where they were to where they are, without the board doing anything but naming them: whatever
 * carries `data-piece` is measured after each change and, if it stands elsewhere, travels there. `data-via` names
 * pieces it passes over, `data-from` where it comes from when it is new.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { zoomOf } from './zoom.ts'

interface Place {
  x: number
  y: number
}

/** Where a piece stands on the stage, by its middle, and how large it is; in pixels of the screen. */
export interface Standing extends Place {
  width: number
  height: number
}

const pieces = (stage: Element): Element[] => [...stage.querySelectorAll('[data-piece]')]
const idOf = (element: Element): string => element.getAttribute('data-piece') ?? ''

/** How far a flight that is still under way has carried an element from where it stands. */
function flownBy(element: Element): Place {
  const { translate } = getComputedStyle(element)
  if (translate === 'none') return { x: 0, y: 0 }
  const [x = 0, y = 0] = translate.split(' ').map(Number.parseFloat)
  const scale = scaleOf(element)
  return { x: x * scale, y: y * scale }
}

function measure(stage: Element): Map<string, Standing> {
  const frame = stage.getBoundingClientRect()
  const places = new Map<string, Standing>()
  for (const element of pieces(stage)) {
    const box = element.getBoundingClientRect()
    const flown = flownBy(element)
    places.set(idOf(element), {
      x: box.left + box.width / 2 - frame.left - flown.x,
      y: box.top + box.height / 2 - frame.top - flown.y,
      width: box.width,
      height: box.height,
    })
  }
  return places
}

/** How many pixels one unit of the element's own coordinates takes. */
function scaleOf(element: Element): number {
  const parent = element.parentElement as Element | null
  if (!(element instanceof SVGElement) || !(parent instanceof SVGGraphicsElement)) return zoomOf(element)
  return parent.getScreenCTM()?.a || 1
}

function fly(element: Element, from: Place, via: Place[], to: Place, ms: number): void {
  const scale = scaleOf(element)
  const steps = [from, ...via, to].map(({ x, y }) => ({
    translate: `${(x - to.x) / scale}px ${(y - to.y) / scale}px`,
  }))
  element.animate(steps, { duration: ms * (1 + via.length * 0.4), easing: 'cubic-bezier(.3,.7,.2,1)' })
}

/** So many pieces going the same way at once are the table making room, not a move of the game. */
const CROWD = 6

const wayOf = (from: Place, to: Place): string => `${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}`

/** The ways that whole crowds go between two pictures. */
function crowded(before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [id, to] of after) {
    const from = before.get(id)
    if (from) counts.set(wayOf(from, to), (counts.get(wayOf(from, to)) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([way, count]) => (count >= CROWD ? [way] : [])))
}

/**
 * Lets the pieces inside `stage` travel whenever `picture` changes. With 0 ms nothing moves and the same facts are
 * shown as stills. Tells where the pieces stand; of those that have just left the board, where they stood.
 */
export function useFlights(
  stage: RefObject<Element | null>,
  picture: unknown,
  ms: number,
): RefObject<ReadonlyMap<string, Standing>> {
  const last = useRef<Map<string, Standing> | undefined>(undefined)
  const known = useRef<ReadonlyMap<string, Standing>>(new Map())
  const pace = useRef(ms)
  pace.current = ms

  // biome-ignore lint/correctness/useExhaustiveDependencies: `picture` is what makes pieces move
  useLayoutEffect(() => {
    const here = stage.current
    if (!here) return
    const before = last.current
    const after = measure(here)
    last.current = after
    known.current = new Map([...(before ?? []), ...after])
    if (!before || pace.current <= 0) return
    const crowds = crowded(before, after)
    for (const element of pieces(here)) {
      const to = after.get(idOf(element)) as Place
      const from = before.get(idOf(element)) ?? before.get(element.getAttribute('data-from') ?? '')
      if (!from) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace.current, easing: 'ease-out' })
      else if (Math.hypot(from.x - to.x, from.y - to.y) > 2 && !crowds.has(wayOf(from, to))) {
        const via = (element.getAttribute('data-via') ?? '').split(' ').flatMap((id) => before.get(id) ?? [])
        fly(element, from, via, to, pace.current)
      }
    }
  }, [picture, stage])

  useLayoutEffect(() => {
    const here = stage.current
    if (!here) return
    // A stage that changes its size moves everything on it; that is no move of the game.
    const observer = new ResizeObserver(() => {
      last.current = measure(here)
      known.current = last.current
    })
    observer.observe(here)
    // Nor is what somebody scrolls.
    let asked = 0
    const scrolled = (): void => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => {
        last.current = measure(here)
        known.current = last.current
      })
    }
    here.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
      here.removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [stage])
  return known
}
