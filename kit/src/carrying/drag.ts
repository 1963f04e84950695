/** Carrying by mouse or finger: the piece follows the pointer and is put where it is let go. */
import type { PointerEvent } from 'react'
import { zoomOf } from '../zoom.ts'

/** So far a pointer moves before a press is a drag. */
const SLACK = 7
/** So near to a glowing place counts as on it: fingers hide what they point at. */
const NEAR = 40

export interface Drag {
  /** It has moved far enough: pick it up. */
  begin(): void
  /** Let go over a glowing place, or over none. */
  end(place: Element | undefined): void
}

/** Follows a pointer that was pressed on a Spot, until it is let go. */
export function follow(down: PointerEvent, { begin, end }: Drag): void {
  const spot = down.currentTarget as Element
  const { pointerId, clientX, clientY } = down
  let ghost: Ghost | undefined
  const moved = (e: globalThis.PointerEvent): void => {
    if (e.pointerId !== pointerId) return
    if (!ghost) {
      if (Math.hypot(e.clientX - clientX, e.clientY - clientY) < SLACK) return
      begin()
      document.documentElement.setAttribute('data-dragging', '')
      ghost = ghostOf(spot)
    }
    e.preventDefault()
    ghost.moveBy(e.clientX - clientX, e.clientY - clientY)
    mark(placeAt(spot, e.clientX, e.clientY))
  }
  const stop = (): void => {
    removeEventListener('pointermove', moved)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancelled)
    removeEventListener('keydown', escaped, true)
    document.documentElement.removeAttribute('data-dragging')
    mark(undefined)
    ghost?.remove()
  }
  const up = (e: globalThis.PointerEvent): void => {
    if (e.pointerId !== pointerId) return
    const place = ghost && placeAt(spot, e.clientX, e.clientY)
    const dragged = ghost !== undefined
    stop()
    if (!dragged) return
    swallowClick()
    end(place)
  }
  const cancelled = (e: globalThis.PointerEvent): void => {
    if (e.pointerId !== pointerId) return
    stop()
    if (ghost) end(undefined)
  }
  const escaped = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || !ghost) return
    e.preventDefault()
    e.stopPropagation()
    stop()
    end(undefined)
  }
  addEventListener('pointermove', moved)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancelled)
  addEventListener('keydown', escaped, true)
}

/** The click that follows a drag is no press. */
function swallowClick(): void {
  const swallow = (e: Event): void => {
    e.stopPropagation()
    e.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}

const placesFor = (spot: Element): Element[] => [...(spot.closest('.stage')?.querySelectorAll('[data-glows]') ?? [])]

/** The glowing place under the pointer, or the nearest one beside it. */
function placeAt(spot: Element, x: number, y: number): Element | undefined {
  const places = placesFor(spot)
  const under = document.elementsFromPoint(x, y).map((one) => one.closest('[data-glows]'))
  const hit = under.find((one) => one !== null && places.includes(one))
  if (hit) return hit
  const far = (place: Element): number => {
    const { left, right, top, bottom } = place.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  }
  const nearest = places.toSorted((a, b) => far(a) - far(b))[0]
  return nearest && far(nearest) <= NEAR ? nearest : undefined
}

let marked: Element | undefined
function mark(place: Element | undefined): void {
  if (marked === place) return
  marked?.removeAttribute('data-over')
  place?.setAttribute('data-over', '')
  marked = place
}

interface Ghost {
  moveBy(x: number, y: number): void
  remove(): void
}

/** A picture of the piece that lies over everything; the piece itself stays where it is, faint. */
function ghostOf(spot: Element): Ghost {
  const copy = spot instanceof SVGElement ? drawn(spot) : written(spot as HTMLElement)
  copy.setAttribute('aria-hidden', 'true')
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-piece', 'data-lit', 'data-glows', 'data-place', 'id', 'tabindex', 'role'])
      one.removeAttribute(name)
  copy.classList.add('carried')
  const zoom = zoomOf(spot)
  // Where it would be drawn, so that it looks as its board draws it.
  const drawnBy = spot instanceof SVGElement ? spot.closest('.stage')?.querySelector('.stage-board > *') : undefined
  const home = drawnBy ?? spot.parentElement ?? document.body
  home.append(copy)
  return {
    moveBy: (x, y) => {
      copy.style.translate = `${x / zoom}px ${y / zoom}px`
    },
    remove: () => copy.remove(),
  }
}

function placed(copy: HTMLElement | SVGElement, box: DOMRect, zoom: number): void {
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left / zoom}px`,
    top: `${box.top / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
    margin: '0',
  })
}

function written(spot: HTMLElement): HTMLElement {
  const copy = spot.cloneNode(true) as HTMLElement
  placed(copy, spot.getBoundingClientRect(), zoomOf(spot))
  return copy
}

/** In a drawing of its own, as large and as far along as the board's, moved by all that it lies in there. */
function drawn(spot: SVGElement): SVGElement {
  const board = spot.ownerSVGElement as SVGSVGElement
  const copy = board.cloneNode(false) as SVGSVGElement
  const [box, zoom] = [board.getBoundingClientRect(), zoomOf(board)]
  placed(copy, box, zoom)
  // It tilts where it is, not about the middle of the board.
  const own = spot.getBoundingClientRect()
  const [x, y] = [own.left + own.width / 2 - box.left, own.top + own.height / 2 - box.top]
  copy.style.transformOrigin = `${x / zoom}px ${y / zoom}px`
  const moved = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const parent = spot.parentElement as unknown as SVGGraphicsElement
  const [from, to] = [board.getScreenCTM(), parent.getScreenCTM()]
  if (from && to) {
    const { a, b, c, d, e, f } = from.inverse().multiply(to)
    moved.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`)
  }
  moved.append(spot.cloneNode(true))
  copy.append(moved)
  return copy
}
