/** How a list of a sealed state is asked for its elements (`undo/reading.ts`). */
export const UNORDERED: unique symbol = Symbol('unordered')

/**
 * The elements of a list whose order means nothing, such as the pool of a deck, for whoever looks at it as a whole: counts it, or sorts it.
 * That costs nothing and tells nothing about where an element lies; a proof of undo relies on it.
 */
export const unordered = <Element>(list: readonly Element[]): readonly Element[] =>
  (list as { [UNORDERED]?: readonly Element[] })[UNORDERED] ?? list
