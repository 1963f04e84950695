/*
 * Handling things without looking at them. On a plain state these are ordinary reads and moves; on the sealed copy of
 * a proof of undo (`undo/reading.ts`) they open nothing, or ask no more than they must.
 */

/** How a list of a sealed state is asked for its elements (`undo/reading.ts`). */
export const UNORDERED: unique symbol = Symbol('unordered')

/**
 * The elements of a list whose order means nothing, such as the pool of a deck, for whoever looks at it as a whole:
 * counts it, or sorts it. That costs nothing and tells nothing about where an element lies; a proof of undo relies on
 * it.
 */
export const unordered = <Element>(list: readonly Element[]): readonly Element[] =>
  (list as { [UNORDERED]?: readonly Element[] })[UNORDERED] ?? list

/** How a holder of a sealed state is asked whether a place of it is empty. */
export const EMPTY: unique symbol = Symbol('empty')

/** Whether a place holds null. Nothing else is asked about what it holds. */
export function isEmpty<Holder extends object>(holder: Holder, key: keyof Holder & (string | number)): boolean {
  return (holder as { [EMPTY]?: (key: string | number) => boolean })[EMPTY]?.(key) ?? holder[key] === null
}

/** How a list of a sealed state gives an element away without looking at it. */
export const TAKE: unique symbol = Symbol('take')

/**
 * Takes an element out of a list without looking at it. Whoever gets it may put it into another list or tell it in an
 * event, and must not compare it with anything: in a proof of undo it is a sealed box.
 */
export function takeUnseen<Element>(list: Element[], at: number): Element {
  const take = (list as { [TAKE]?: (at: number) => Element })[TAKE]
  return take ? take(at) : (list.splice(at, 1)[0] as Element)
}

/** How a list of a sealed state takes in an element that is kept in an order. */
export const PUT: unique symbol = Symbol('put')

/**
 * Puts an element into a list that is kept in an order which tells nothing, such as a hand sorted for its owner: behind
 * its equals.
 */
export function putInOrder<Element>(
  list: Element[],
  element: Element,
  compare: (a: Element, b: Element) => number,
): void {
  if ((list as { [PUT]?: (element: Element) => boolean })[PUT]?.(element)) return
  let at = list.length
  while (at > 0 && compare(list[at - 1] as Element, element) > 0) at--
  list.splice(at, 0, element)
}
