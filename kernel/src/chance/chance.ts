/**
 * Where dice and shuffles come from. It lives beside the state and never in it, so that no copy of a state can show the
 * next roll. The label says what the draw is for; a served match derives every result from it, and draws that belong to
 * one seat during a simultaneous ask name that seat in the label, so that the order of answers cannot matter.
 */
export interface Chance {
  /** A die: 1 … sides. */
  roll(label: string, sides: number): number
  /** One of n things: 0 … n-1. */
  pick(label: string, n: number): number
  /** The same array, shuffled in place. */
  shuffle<V>(label: string, items: V[]): V[]
}

/** Every kind of chance is one function from a label and n to 0 … n-1; dice and shuffles follow from it. */
export function chanceFrom(draw: (label: string, n: number) => number): Chance {
  return {
    roll: (label, sides) => draw(label, sides) + 1,
    pick: draw,
    shuffle: (label, items) => shuffleWith(draw, label, items),
  }
}

export function shuffleWith<V>(draw: (label: string, n: number) => number, label: string, items: V[]): V[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = draw(label, last + 1)
    const kept = items[last] as V
    items[last] = items[other] as V
    items[other] = kept
  }
  return items
}

/** Chance for each entry of a match: entry 0 is the set-up. */
export type ChanceSource = (entry: number) => Chance
