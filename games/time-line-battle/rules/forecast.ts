import type { Forecast, Seat } from '@anachron/kernel'
import { HAND_SIZE, isUnit, type Rank } from '../content/cards.ts'
import { bombTargets, explode } from './bombs.ts'
import { mount } from './decisions.ts'
import { newCard } from './deployment.ts'
import { cardName, count, dayName, list, sentence, unitOf, who } from './say.ts'
import { asItStands, sensible } from './sensible.ts'
import { allowanceOf, type Entry, livingUnits, resolveDay, resolveTimeline, restore } from './timeline.ts'
import type { Action, Battle, DayRecord, Field, Ref, StepRecord, View } from './types.ts'
import { copyField } from './view.ts'

/** How a Timeline would go on. */
export interface Outlook {
  days: DayRecord[]
  /** Living Units at the end, by seat. */
  living: number[]
  /** Next Timeline's deployments, by seat. */
  allowance: number[]
}

const entryOf = ({ phase }: Pick<View, 'phase'>): Entry =>
  phase === 'bomb' ? 'bombs' : phase === 'host' || phase === 'aim' ? 'decisions' : 'morning'

function outlookOf(field: Field, days: DayRecord[]): Outlook {
  const seats = field.sides.map((_, seat) => seat)
  return {
    days,
    living: seats.map((seat) => livingUnits(field, seat)),
    allowance: seats.map((seat) => allowanceOf(field, seat)),
  }
}

/** What today's strike and battle would do with the cards as they lie now, if nobody decided anything more. */
export function forecastDay(view: View): DayRecord | null {
  if (view.phase === 'deploy' || view.phase === 'over') return null
  return resolveDay(copyField(view), asItStands, entryOf(view), true)
}

/** How the Timeline would end from here if everybody aimed sensibly. */
export function forecastTimeline(view: View): Outlook {
  const field = copyField(view)
  return outlookOf(field, resolveTimeline(field, sensible, { from: entryOf(view), listening: true }))
}

/** How the Timeline would end if these cards joined those on the table and nobody else deployed anything. */
export function forecastDeployment(view: View, seat: Seat, ranks: readonly Rank[]): Outlook {
  const field = copyField(view)
  restore(field.cards)
  let seq = view.players[seat]?.deployed ?? 0
  for (const rank of ranks)
    field.cards.push(newCard({ id: field.cards.length, owner: seat, rank, day: view.day, seq: ++seq }))
  return outlookOf(field, resolveTimeline(field, sensible, { listening: true }))
}

/** The view after an answer to an open decision of the Day; nothing when the answer is none. */
function afterAnswer(view: View, action: Action): View | undefined {
  const next: View = { ...view, ...copyField(view) }
  const card = next.cards[view.deciding ?? -1]
  if (!card) return undefined
  if (action.kind === 'bomb' && bombTargets(next, card).includes(action.target)) explode(next, card, action.target)
  else if (action.kind === 'attach') mount(next, card, action.host)
  else if (action.kind === 'aim') card.aim = action.at
  else return undefined
  return next
}

const lost = (refs: readonly Ref[], viewer: Seat): string =>
  refs.length === 0 ? 'nobody dies' : `${list(refs.map((ref) => unitOf(ref, viewer)))} would die`

function poolNote(name: string, record: StepRecord, view: View, seat: Seat): string {
  const side = view.sides[seat] as number
  const total = (pools: readonly number[], ours: boolean): number =>
    pools.reduce((sum, pool, of) => ((of === side) === ours ? sum + pool : sum), 0)
  const salvo = (ours: boolean): string => `${total(record.front, ours)} Front, ${total(record.rear, ours)} Rear`
  return `${name}: ${salvo(true)} against ${salvo(false)}; ${lost(record.deaths, seat)}.`
}

function endNote(view: View, seat: Seat, { living }: Outlook): string {
  const parts = view.sides.map((_, other) => `${who(other, seat)} with ${count(living[other] as number, 'Unit')}`)
  return sentence(`at the end of ${dayName(0)}, if everybody aims sensibly: ${list(parts)}.`)
}

function answerForecast(view: View, seat: Seat, action: Action): Forecast<Battle> | undefined {
  const next = afterAnswer(view, action)
  const today = next && forecastDay(next)
  if (!next || !today) return undefined
  const notes = []
  if (today.obliterators) notes.push(poolNote('The strike', today.obliterators, view, seat))
  notes.push(poolNote('The battle', today.battle, view, seat))
  if (today.attrition.length > 0) notes.push(sentence(`of attrition: ${lost(today.attrition, seat)}.`))
  notes.push(endNote(view, seat, forecastTimeline(next)))
  return { rule: 'TLB-21', outcomes: [], notes }
}

function deployForecast(view: View, seat: Seat, rank: Rank): Forecast<Battle> | undefined {
  const own = view.players[seat]?.own
  const hasEnemies = view.cards.some((card) => view.sides[card.owner] !== view.sides[seat])
  if (own === undefined || own === 'hidden' || !hasEnemies) return undefined
  const outlook = forecastDeployment(view, seat, [...own.laid, rank])
  const id = view.cards.length + own.laid.length
  const fell = outlook.days.find((day) =>
    [...(day.obliterators?.deaths ?? []), ...day.battle.deaths, ...day.attrition].some((ref) => ref.id === id),
  )
  const fate = fell ? `would die on ${dayName(fell.day)}` : 'would live'
  const notes = [endNote(view, seat, outlook), 'What others deploy now is not counted.']
  if (isUnit(rank)) notes.unshift(`Against the cards on the table ${cardName(rank)} ${fate}.`)
  return { rule: 'TLB-16', outcomes: [], notes }
}

/** n choose k, for the small numbers of a deck. */
const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The exact odds of what will be drawn. */
function drawForecast(view: View, seat: Seat, bottom: Rank | null): Forecast<Battle> | undefined {
  const own = view.players[seat]?.own
  if (own === undefined || own === 'hidden') return undefined
  const under = bottom === null ? own.bottom : [...own.bottom, bottom]
  const draws = HAND_SIZE - own.hand.length + (bottom === null ? 0 : 1)
  const fromPool = Math.min(draws, own.pool.length)
  const known = under.slice(0, draws - fromPool)
  const notes = known.length > 0 ? [`From under the deck you draw ${list(known.map(cardName))}.`] : []
  const units = own.pool.filter(isUnit).length
  const supports = own.pool.length - units
  const outcomes: Forecast['outcomes'] = []
  for (let drawn = fromPool; drawn >= 0 && fromPool > 0; drawn--) {
    const ways = choose(units, drawn) * choose(supports, fromPool - drawn)
    if (ways === 0) continue
    const parts = [count(drawn, 'Unit'), count(fromPool - drawn, 'Support')].filter((part) => !part.startsWith('0'))
    outcomes.push({ words: `draw ${list(parts)}`, chance: ways / choose(own.pool.length, fromPool) })
  }
  return { rule: 'TLB-6', outcomes, notes }
}

export function forecast(view: View, seat: Seat, action: Action): Forecast<Battle> | undefined {
  switch (action.kind) {
    case 'deploy':
      return deployForecast(view, seat, action.rank)
    case 'keep':
      return drawForecast(view, seat, null)
    case 'bottom':
      return drawForecast(view, seat, action.rank)
    default:
      return answerForecast(view, seat, action)
  }
}
