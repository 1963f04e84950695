import { count, joined, type Sentence, say } from '@anachron/kernel/words'
import type { Primer } from '@anachron/kit'
import { sidesFor } from '../rules/options.ts'
import { sideCount } from '../rules/sides.ts'
import type { Options } from '../rules/types.ts'

export function primer(options: Options, seats: number): Primer {
  const { quietTimelines, maxTimelines } = options
  const sides = sidesFor(options, seats)
  // So long lasted 198 of 200 matches of the own player against itself (`test/length.ts`), 58 of 60 of two teams of
  // two, and 29 of 40 of three players on their own.
  const usual =
    maxTimelines > USUAL && seats === 2
      ? 'Usually after two to five wars, when a side has no Unit left.'
      : 'When a side has no Unit left.'
  const most = wars(maxTimelines)
  const last =
    quietTimelines < maxTimelines
      ? say`Or when ${inARow(quietTimelines)} no side has fewer Units left than before; after ${most} in any case.`
      : say`After ${most} in any case.`
  return {
    aim:
      sideCount(sides) < seats
        ? 'Every Unit of your side that is alive in the evening of Day 0 is a point. Most points win.'
        : 'Every Unit of yours that is alive in the evening of Day 0 is a point. Most points win.',
    turn: 'Lay cards face down; the war fights itself, Day by Day, up to Day 0. You only aim Bombs and hand out Turrets and Armor. The next war begins a Day earlier, with everybody alive again, and most have grown. Between the lines: lost today (−10), soaked up (◇3), sent at the Front (8▸) and the Rear (◂4).',
    end: joined([usual, last], ' '),
  }
}

/** The longest of the usual wars, by number. */
const USUAL = 5

const wars = (n: number): Sentence => (n === 1 ? 'one war' : count(n, 'war'))
const inARow = (n: number): Sentence => (n === 1 ? 'after one war' : say`for ${count(n, 'war')} in a row`)
