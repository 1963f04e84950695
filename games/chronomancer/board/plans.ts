/** What people think of as one thing: freeze two windows, pay with some Frozen Hours, sell the whole shelf. */

import { count, list, say } from '@anachron/kernel/words'
import type { OwnDecision, Plan } from '@anachron/kit'
import { COLOUR_INDEX, type Colour } from '../content/index.ts'
import { bestSale, hallsAfterSettling } from '../rules/market.ts'
import type { Action, ActionOf, ChronoTypes, Shop, View } from '../rules/types.ts'
import { frameOf } from '../words/asks.ts'
import { proceeds } from '../words/phrases.ts'

type Asked = OwnDecision<ChronoTypes>

export function plans(view: View, asked: Asked): Plan<ChronoTypes>[] {
  switch (asked.ask) {
    case 'freeze.token':
      return freezing(view, asked)
    case 'clock.pay':
      return paying(view, asked)
    case 'sale.stall':
      return selling(view, asked)
    default:
      return []
  }
}

const of = <K extends Action['kind']>(options: readonly Action[], kind: K): ActionOf<K>[] =>
  options.filter((option): option is ActionOf<K> => option.kind === kind)

const worth = (view: View, icon: Colour): number => hallsAfterSettling(view)[COLOUR_INDEX[icon]] as number

const piece = (view: View, icon: Colour): string => `icon-${view.viewer}-${icon}`

/** The windows that would pay most at the Market. */
function freezing(view: View, { ask, options }: Asked): Plan<ChronoTypes>[] {
  const tokens = frameOf(view, 'freeze')?.tokens ?? 1
  const best = of(options, 'lift')
    .toSorted((a, b) => worth(view, b.icon) - worth(view, a.icon))
    .slice(0, tokens)
  if (best.length < 2) return []
  const pays = best.reduce((sum, { icon }) => sum + worth(view, icon), 0)
  return [
    {
      id: 'freeze-best',
      words: say`Lift ${list(best.map(({ icon }) => icon))}`,
      facts: [say`They pay ${pays} Gold if the Market opens now.`],
      pieces: best.map(({ icon }) => piece(view, icon)),
      steps: best.map((action) => ({ ask, action })),
    },
  ]
}

/** So many Frozen Hours, onto the windows that pay least; the rest on the Clock. */
function paying(view: View, { ask, options }: Asked): Plan<ChronoTypes>[] {
  const hours = frameOf(view, 'clock')?.hours ?? 0
  const cheapest = of(options, 'spend').toSorted((a, b) => worth(view, a.icon) - worth(view, b.icon))
  const most = Math.min(hours, cheapest.length)
  // One, and as many as there are: what lies between is pressed on the windows.
  return [...new Set([1, most])]
    .filter((n) => n > 0 && n <= most)
    .map((n): Plan<ChronoTypes> => {
      const spent = cheapest.slice(0, n)
      const left = hours - spent.length
      const steps: Action[] = left > 0 ? [...spent, { kind: 'advance' }] : spent
      return {
        id: `pay-${spent.length}`,
        words: say`Spend ${spent.length} frozen`,
        facts: [
          left > 0
            ? say`Your piece goes on ${count(left, 'hour')}.`
            : say`Your piece stays where it is, and you go again.`,
          say`Covers ${list(spent.map(({ icon }) => icon))}: ${coveredBy(view, spent)} Gold less at the Market, as things are.`,
        ],
        pieces: spent.map(({ icon }) => piece(view, icon)),
        steps: steps.map((action) => ({ ask, action })),
      }
    })
}

/** Gold that the Market would not pay, once Frozen Hours lie on their icons again. */
export const coveredBy = (view: View, actions: readonly Action[]): number =>
  of(actions, 'spend').reduce((sum, { icon }) => sum + worth(view, icon), 0)

/** Everything where it brings most. */
function selling(view: View, { ask }: Asked): Plan<ChronoTypes>[] {
  const { lines, gold, corruption } = bestSale(view, view.shops[view.viewer] as Shop)
  const steps = lines.flatMap(({ size, colour, pier, count: n }) =>
    Array.from({ length: n }, () => ({ ask, action: { kind: 'sell', size, colour, pier } satisfies Action })),
  )
  if (steps.length < 2) return []
  return [
    {
      id: 'sell-all',
      words: say`Sell ${count(steps.length, 'Good')}: ${proceeds(gold, corruption)}`,
      facts: [say`Each where it brings most; a Corruption card is counted as 3 Gold lost.`],
      pieces: lines.map(({ size, colour }) => `lot-${view.viewer}-${size}-${colour}`),
      steps,
    },
  ]
}
