import type { CountRow } from '@anachron/kernel'
import { list, count as number, type Sentence, say, verb } from '@anachron/kernel/words'
import { CLOCK } from '../content/index.ts'
import { scoreOf, winnersOf } from '../rules/scoring.ts'
import type { View, Who } from '../rules/types.ts'
import { merchant } from './phrases.ts'

export function count(view: View): CountRow[] {
  const scores = view.shops.map((_, seat) => scoreOf(view, seat))
  return [
    { words: 'Gold', values: scores.map(({ gold }) => gold) },
    { words: 'Faction icons', values: scores.map(({ icons }) => icons) },
    { words: 'Corruption', values: scores.map(({ corruption }) => -corruption) },
    { words: 'Total', values: scores.map(({ total }) => total), total: true },
  ]
}

/** Everybody who is still in, the Peddler among them. */
const everybody = (view: View): Who[] => [
  ...view.shops.flatMap(({ out }, seat) => (out ? [] : [seat])),
  ...(view.peddler ? (['peddler'] as const) : []),
]

interface Lead {
  first: Who[]
  by: number
}

/** Who is ahead, and by how much; several when they are level. */
function leadOf(view: View, total: (who: Who) => number): Lead {
  const ranked = everybody(view).toSorted((a, b) => total(b) - total(a))
  const [top, next] = ranked
  const best = top === undefined ? 0 : total(top)
  const behind = ranked.find((who) => total(who) < best)
  return {
    first: ranked.filter((who) => total(who) === best),
    by: next === undefined || behind === undefined ? 0 : best - total(behind),
  }
}

function leads({ first, by }: Lead): Sentence {
  const [one, ...others] = first
  if (one === undefined || others.length > 0 || by === 0) return 'All square.'
  return say`${merchant(one)} ${verb('lead', merchant(one))} by ${by}.`
}

/** Said while it is being counted. */
export function countLine(view: View, totals: readonly number[], losses: boolean): Sentence {
  const total = (who: Who): number => totals[who === 'peddler' ? view.shops.length : who] ?? 0
  return say`${leads(leadOf(view, total))} ${losses ? 'Now what Corruption cost.' : 'Now what the halls bring.'}`
}

/** “You win by 1!” */
export function verdict(view: View): Sentence {
  const { first, by } = leadOf(view, (who) => scoreOf(view, who).total)
  if (view.peddler && first.length > 1) return 'Level with the Peddler: that is not enough'
  const { winners } = winnersOf(
    view,
    first.filter((who) => who !== 'peddler'),
  )
  const won: Who[] = first[0] === 'peddler' ? first : winners
  const [one] = won
  if (one === undefined || won.length > 1) return say`${list(won.map(merchant))} share the win`
  const wins = say`${merchant(one)} ${verb('win', merchant(one))}`
  return first.length > 1 ? say`${wins} on the tie-break!` : by > 0 ? say`${wins} by ${by}!` : say`${wins}!`
}

/** “Two days to go. You lead by 12.” */
export function dayEndLine(view: View): Sentence {
  const lead = leads(leadOf(view, (who) => scoreOf(view, who).total))
  return say`${number(CLOCK.rounds.count - view.round, 'day')} to go. ${lead}`
}
