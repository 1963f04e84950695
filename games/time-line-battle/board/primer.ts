import type { Primer } from '@anachron/kit'
import { sidesFor } from '../rules/options.ts'
import { sideCount } from '../rules/sides.ts'
import type { Options } from '../rules/types.ts'

export function primer(options: Options, seats: number): Primer {
  const { quietTimelines, maxTimelines } = options
  const sides = sidesFor(options, seats)
  const yours = sideCount(sides) < seats ? 'your side' : 'yours'
  // So long lasted 198 of 200 matches of the own player against itself (`test/length.ts`), 58 of 60 of two teams of
  // two, and 29 of 40 of three players on their own.
  const usual = maxTimelines > USUAL && seats === 2 ? 'Usually after two to five wars, when' : 'When'
  const quiet =
    quietTimelines < maxTimelines ? ` Or when ${inARow(quietTimelines)} no side has fewer Units left than before;` : ''
  return {
    aim: `Every Unit of ${yours} that is alive in the evening of Day 0 is a point. Most points win.`,
    turn: 'Lay cards from your hand face down; they arrive on the first Day shown. Then the war is fought, Day by Day, up to Day 0; you only say what Bombs hit, who carries Turrets and Armor, and where a few may aim. Next time it begins one Day earlier, with everybody alive again, and most Units grow with each Day they live through.',
    end: `${usual} a side has no Unit left; that side may still have the most points.${quiet} ${quiet ? 'after' : 'After'} ${wars(maxTimelines)} in any case.`,
  }
}

/** The longest of the usual wars, by number. */
const USUAL = 5

const wars = (n: number): string => (n === 1 ? 'one war' : `${n} wars`)
const inARow = (n: number): string => (n === 1 ? 'after one war' : `for ${n} wars in a row`)
