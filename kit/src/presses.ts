/**
 * A press means what it began on. Buttons come and go while a finger is still down, and browsers give the click to
 * whatever stands there when it is lifted.
 */
import { useEffect } from 'react'

/** What a press on an element is for. */
const meantBy = (target: EventTarget | null): Element | null =>
  target instanceof Element
    ? target.closest('button, a, label, summary, input, select, textarea, [role=button], .spot')
    : null

/** So long answers that have come up by themselves are only looked at: the finger was on its way to something else. */
const LOOK = 350

/**
 * So long after an answer nothing is given up by a press that goes where the one before it went: a finger that drums.
 * Whoever means it has moved, or looks a moment longer.
 */
const DRUMS = 900
const TREMBLE = 12

let lookUntil = 0
/** Where and when an answer was given last, and by which button. */
let answered: { x: number; y: number; at: number; by: Element } | undefined
/** What the last press began on; `false`: on what had only just come up. Nothing before the first. */
let began: { on: Element | null; at: Element } | false | undefined
let lastClicked: Element | null = null

/** What is asked has just come up by itself, where something else stood before. */
export function justCameUp(): void {
  lookUntil = performance.now() + LOOK
}

const drums = (wary: Element, { clientX, clientY }: PointerEvent): boolean =>
  answered !== undefined &&
  answered.by !== wary &&
  performance.now() - answered.at < DRUMS &&
  Math.hypot(clientX - answered.x, clientY - answered.y) < TREMBLE

function pressed(e: PointerEvent): void {
  const { target } = e
  if (!(target instanceof Element)) return
  const wary = target.closest('.answer.wary')
  const early =
    (performance.now() < lookUntil && target.closest('.answers') !== null) || (wary !== null && drums(wary, e))
  if (early) blink(meantBy(target))
  began = early ? false : { on: meantBy(target), at: target }
}

/** A press that is dropped has been noticed: what it fell on says so. */
function blink(dropped: Element | null): void {
  dropped?.animate?.([{ opacity: 0.35 }, { opacity: 1 }], { duration: LOOK, easing: 'ease-out' })
}

/** Whether a click is the one that was meant when the press began. */
function isMeant(target: Element): boolean {
  if (began === undefined) return true
  if (began === false) return false
  const { on, at } = began
  const clicked = meantBy(target)
  // Beside everything, or what is drawn anew under the pointer and is still the same thing.
  if (!clicked || clicked === on || clicked.contains(at)) return true
  return on instanceof HTMLLabelElement && (on.control === clicked || on.contains(clicked))
}

function clicked(e: MouseEvent): void {
  // Keys and scripts press what they name.
  if (e.detail === 0 || !(e.target instanceof Element)) return
  const on = meantBy(e.target)
  const second = e.detail > 1 && on !== lastClicked && on?.matches('.answers *:not(.spot)')
  lastClicked = on
  if (isMeant(e.target) && !second) {
    const by = e.target.closest('.answers .answer')
    answered = by ? { x: e.clientX, y: e.clientY, at: performance.now(), by } : undefined
    return
  }
  e.preventDefault()
  e.stopPropagation()
}

let stages = 0

/** Holds presses to what they began on, as long as there is a stage. */
export function usePressesMeant(): void {
  useEffect(() => {
    if (stages++ === 0) {
      addEventListener('pointerdown', pressed, true)
      addEventListener('click', clicked, true)
    }
    return () => {
      if (--stages > 0) return
      removeEventListener('pointerdown', pressed, true)
      removeEventListener('click', clicked, true)
      began = undefined
      answered = undefined
    }
  }, [])
}
