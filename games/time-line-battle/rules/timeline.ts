import type { Seat } from '@anachron/kernel'
import { isUnit } from '../content/cards.ts'
import { bombTargets, explode, nextBomb } from './bombs.ts'
import { handOutBudgets } from './damage.ts'
import { arrive, arrivedToday, endDay, fight, isStrikeDue, standings } from './day.ts'
import { hostsFor, isAttachment, mount, nextDecision } from './decisions.ts'
import type { Aim, Card, DayRecord, Field, StepRecord } from './types.ts'
import { refOf } from './units.ts'

/** Everything on the table is as new (TLB-10), Levels too (TLB-52). */
export function restore(cards: Card[]): void {
  for (const card of cards) {
    card.inPlay = card.dead = card.used = false
    card.level = card.damage = card.turrets = card.armors = card.budget = 0
    card.host = card.aim = null
  }
}

/** Where a Timeline begins (TLB-8), and so where its cards are deployed (TLB-11). */
export const firstDay = (timeline: number): number => 1 - timeline

/** Living Units of a seat; between arrival and end of a Timeline, those still to come count as living. */
export function livingUnits(field: Field, seat: Seat): number {
  let living = 0
  for (const card of field.cards) if (card.owner === seat && !card.dead && isUnit(card.rank)) living++
  return living
}

/** Whether an attachment came through: mounted, and its host alive (TLB-14, TLB-R7). */
export const cameThrough = (field: Field, card: Card): boolean =>
  card.host !== null && !(field.cards[card.host] as Card).dead

/** Next Timeline's deployments (TLB-13). */
export function allowanceOf(field: Field, seat: Seat): number {
  let allowance = livingUnits(field, seat)
  for (const card of field.cards) if (card.owner === seat && cameThrough(field, card)) allowance++
  return allowance
}

/** Answers the decisions of a Timeline; asked even when there is only one answer, or none. */
export interface Decider {
  /** A target for a Bomb or a host for an attachment, one of `options`; undefined: the card does nothing. */
  choose(field: Field, card: Card, options: readonly number[]): number | undefined
  aim(field: Field, unit: Card): Aim
}

/** Where a Day can be entered: at its beginning, or where a decision is open. */
export type Entry = 'morning' | 'bombs' | 'decisions'

/** Fights a Day, or the rest of it; the same parts in the same order as the flow of a match. */
export function resolveDay(field: Field, decider: Decider, from: Entry, listening: boolean): DayRecord | null {
  const { day, start } = field
  let strike: StepRecord | null = null
  if (from === 'morning') arrive(field)
  if (from !== 'decisions') {
    for (let bomb = nextBomb(field); bomb !== undefined; bomb = nextBomb(field))
      explode(field, bomb, decider.choose(field, bomb, bombTargets(field, bomb)))
    handOutBudgets(field)
    if (isStrikeDue(field)) strike = fight(field, 'strike', listening)
  }
  for (let card = nextDecision(field); card; card = nextDecision(field)) {
    if (isAttachment(card)) mount(field, card, decider.choose(field, card, hostsFor(field, card)))
    else card.aim = decider.aim(field, card)
  }
  const battle = fight(field, 'battle', listening)
  if (battle === null) {
    endDay(field)
    return null
  }
  const spawned = arrivedToday(field)
  const worn = endDay(field)
  const attrition = (worn ?? []).map(refOf)
  return { day, start, spawned, obliterators: strike, battle, attrition, end: standings(field) }
}

/** Fights all Days from the present one to Day 0. The field is changed; the records are made only if wanted. */
export function resolveTimeline(
  field: Field,
  decider: Decider,
  { from = 'morning', listening = false }: { from?: Entry; listening?: boolean } = {},
): DayRecord[] {
  const records: DayRecord[] = []
  for (let entry = from; ; entry = 'morning') {
    const record = resolveDay(field, decider, entry, listening)
    if (record) records.push(record)
    if (field.day >= 0) return records
    field.day++
  }
}
