import { bySomeKinds, type Forecast, type Seat } from '@anachron/kernel'
import { count, list, type Sentence, say, whom } from '@anachron/kernel/words'
import type { Rank } from '../content/cards.ts'
import { type Ends, expectedLayings, meanOf } from '../rules/expected.ts'
import {
  afterAnswer,
  drawOdds,
  forecastAnswer,
  forecastDay,
  forecastDeployment,
  type Outlook,
} from '../rules/forecast.ts'
import type { Action, Battle, Ref, StepRecord, View } from '../rules/types.ts'
import { cardName, dayName, unitOf } from './names.ts'
import { reasonFor } from './reasons.ts'

const lost = (refs: readonly Ref[]): Sentence =>
  refs.length === 0 ? 'nobody dies' : say`${list(refs.map(unitOf))} would die`

function poolNote(name: string, record: StepRecord, view: View, seat: Seat): Sentence {
  const side = view.sides[seat] as number
  const total = (pools: readonly number[], ours: boolean): number =>
    pools.reduce((sum, pool, of) => ((of === side) === ours ? sum + pool : sum), 0)
  const salvo = (ours: boolean): Sentence => say`${total(record.front, ours)} Front, ${total(record.rear, ours)} Rear`
  return say`${name}: ${salvo(true)} against ${salvo(false)}; ${lost(record.deaths)}.`
}

function endNote(view: View, { living }: Outlook): Sentence {
  const left = view.sides.map((_, of) => say`${whom(of)} with ${count(living[of] as number, 'Unit')}`)
  return say`At the end of ${dayName(0)}, if everybody aims sensibly: ${list(left)}.`
}

function answerForecast(action: Action, view: View, seat: Seat): Forecast<Battle> | undefined {
  const next = afterAnswer(view, action)
  const today = next && forecastDay(next)
  const outlook = forecastAnswer(view, action)
  if (!today || !outlook) return undefined
  // What it comes to is the reason; how it comes about may be read after it.
  const notes = [
    endNote(view, outlook),
    ...(today.obliterators ? [poolNote('The strike', today.obliterators, view, seat)] : []),
    poolNote('The battle', today.battle, view, seat),
    ...(today.attrition.length > 0 ? [say`Of attrition: ${lost(today.attrition)}.`] : []),
  ]
  return { rule: 'TLB-21', outcomes: [], notes }
}

/** How many of one's own side and of all others would stand, as a score. */
function scoreIn(living: readonly number[], view: View, seat: Seat): Sentence {
  const [own, others] = sumsOf(living, view, seat)
  return say`${Math.round(own)} : ${Math.round(others)}`
}

function sumsOf(living: readonly number[], { sides }: View, seat: Seat): [number, number] {
  const sum = (own: boolean): number =>
    living.reduce((all, units, of) => ((sides[of] === sides[seat]) === own ? all + units : all), 0)
  return [sum(true), sum(false)]
}

function leadIn(living: readonly number[], view: View, seat: Seat): number {
  const [own, others] = sumsOf(living, view, seat)
  return own - others
}

/** In how many of the wars fought for it who is ahead, and the worst of them: a mean alone promises too much. */
function spreadNote(ends: Ends, view: View, seat: Seat): Sentence {
  const leads = ends.map((living) => leadIn(living, view, seat))
  const count = (is: (lead: number) => boolean): number => leads.filter(is).length
  const worst = ends[leads.indexOf(Math.min(...leads))] ?? []
  const best = ends[leads.indexOf(Math.max(...leads))] ?? []
  const about = say`With it ${dayName(0)} ends about ${scoreIn(meanOf(ends), view, seat)}, at worst ${scoreIn(worst, view, seat)}, at best ${scoreIn(best, view, seat)}`
  const [ahead, level] = [count((lead) => lead > 0), count((lead) => lead === 0)]
  const isSure = new Set(leads).size === 1
  // What always comes out alike has no spread to tell.
  if (isSure) return say`${about}.`
  return say`${about}: of ${ends.length} wars fought for it ahead in ${ahead}, level in ${level}, behind in ${ends.length - ahead - level}.`
}

function deployForecast(view: View, seat: Seat, rank: Rank): Forecast<Battle> | undefined {
  const own = view.players[seat]?.own
  if (own === undefined || own === 'hidden') return undefined
  const reason = reasonFor(rank, view, seat)
  const ends = expectedLayings(view, seat, [rank]).get(rank) ?? []
  const notes = [reason, spreadNote(ends, view, seat)]
  const isMet = view.cards.some((card) => view.sides[card.owner] !== view.sides[seat])
  if (isMet) {
    const alone = forecastDeployment(view, seat, [...own.laid, rank]).living
    notes.push(say`If they laid nothing, it would end ${scoreIn(alone, view, seat)}.`)
  }
  return { rule: 'TLB-16', outcomes: [], notes }
}

/** The exact odds of what will be drawn. */
function drawForecast(view: View, seat: Seat, bottom: Rank | null): Forecast<Battle> | undefined {
  const odds = drawOdds(view, seat, bottom)
  if (!odds) return undefined
  const notes = odds.known.length > 0 ? [say`From under the deck you draw ${list(odds.known.map(cardName))}.`] : []
  const outcomes = odds.draws.map(({ units, supports, chance }) => {
    const drawn = [...(units > 0 ? [count(units, 'Unit')] : []), ...(supports > 0 ? [count(supports, 'Support')] : [])]
    return { words: say`draw ${list(drawn)}`, chance }
  })
  return { rule: 'TLB-6', outcomes, notes }
}

export const forecast = bySomeKinds<Action, [view: View, seat: Seat], Forecast<Battle> | undefined>({
  deploy: ({ rank }, view, seat) => deployForecast(view, seat, rank),
  keep: (_, view, seat) => drawForecast(view, seat, null),
  bottom: ({ rank }, view, seat) => drawForecast(view, seat, rank),
  bomb: answerForecast,
  attach: answerForecast,
  aim: answerForecast,
})
