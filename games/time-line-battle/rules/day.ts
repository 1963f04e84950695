import { isUnit } from '../content/cards.ts'
import { damageStep, emptyRecord } from './damage.ts'
import { lineOf } from './line.ts'
import { sideCount } from './sides.ts'
import type { Card, Field, Ref, Standing, StepRecord } from './types.ts'
import { hpLeft, isAlive, maxHp, refOf, strikesFirst } from './units.ts'

/** The Units of this Day arrive (TLB-20), and yesterday's aims are forgotten (TLB-35). */
export function arrive(field: Field): void {
  for (const card of field.cards) {
    card.aim = null
    if (card.day === field.day && !card.dead && isUnit(card.rank)) card.inPlay = true
  }
}

/** Who came into play today. */
export const arrivedToday = (field: Field): Ref[] =>
  field.cards.filter((card) => card.inPlay && card.day === field.day).map(refOf)

/** Whether there is a strike today (TLB-28). */
export function isStrikeDue(field: Field): boolean {
  for (const card of field.cards) if (strikesFirst(card) && isAlive(card)) return true
  return false
}

/** One damage step, written down if wanted. */
export function fight(field: Field, step: 'strike' | 'battle', listening: boolean): StepRecord | null {
  const record = listening ? emptyRecord(sideCount(field.sides)) : null
  damageStep(field, step === 'strike', record)
  return record
}

/**
 * Levels rise (TLB-50), attrition takes its toll (TLB-51), the marker moves on (TLB-18). Returns who died of attrition.
 */
export function endDay(field: Field): Card[] | null {
  let worn: Card[] | null = null
  if (field.day < 0 || field.options.lastLevel) {
    for (const card of field.cards) {
      if (!isAlive(card)) continue
      card.level++
      if (hpLeft(card) > 0) continue
      card.dead = true
      worn = worn ?? []
      worn.push(card)
    }
  }
  field.start = (field.start + 1) % field.sides.length
  return worn
}

/** How the living Units in play stand. */
export const standings = (field: Field): Standing[] =>
  lineOf(field).map((unit) => ({ unit: refOf(unit), level: unit.level, damage: unit.damage, maxHp: maxHp(unit) }))
