import { TURRET } from '../content/cards.ts'
import { standsBefore } from './line.ts'
import type { Decider } from './timeline.ts'
import type { Card, Field } from './types.ts'
import { baseDamage, burnOf, hpLeft, isAlive, maxHp } from './units.ts'

/** What a Unit will have shot and what it can take until the end of Day 0, roughly. */
function threat(field: Field, unit: Card): number {
  const days = 1 - Math.max(field.day, unit.day)
  const grown = unit.level + days - 1
  const shots = ((baseDamage(unit) + baseDamage(unit, grown)) / 2) * days
  return shots + 2 * burnOf(unit, grown) * (days - 1) + hpLeft(unit) / 2
}

function best(ids: readonly number[], worth: (id: number) => number): number | undefined {
  let chosen: number | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const id of ids) {
    const value = worth(id)
    if (value <= most) continue
    most = value
    chosen = id
  }
  return chosen
}

/** How much speaks for a target or a host, at a glance. */
function appealOf(field: Field, card: Card, options: readonly number[]): (id: number) => number {
  const unit = (id: number): Card => field.cards[id] as Card
  const enemy = field.sides[unit(options[0] as number).owner] !== field.sides[card.owner]
  if (enemy) return (id) => threat(field, unit(id))
  if (card.rank === TURRET) return (id) => threat(field, unit(id)) - maxHp(unit(id)) / 2
  return (id) => -unit(id).rank - 0.1 * unit(id).armors
}

/** Found without a line of everybody: it is asked for in thousands of imagined Timelines. */
function rearmostEnemy(field: Field, unit: Card): Card | undefined {
  const { sides, cards } = field
  const side = sides[unit.owner]
  let rearmost: Card | undefined
  for (const card of cards)
    if (isAlive(card) && sides[card.owner] !== side && (!rearmost || standsBefore(field, rearmost, card)))
      rearmost = card
  return rearmost
}

/**
 * Plausible answers to every decision of a Timeline, without any looking ahead: Bombs on what threatens most, Turrets
 * on what shoots hardest, Armor on what stands in front. It is what a forecast means by "if everybody aims sensibly",
 * the same for everybody who reads one, and so no player's taste; the own player thinks further.
 */
export const sensible: Decider = {
  choose(field, card, options) {
    return options.length < 2 ? options[0] : best(options, appealOf(field, card, options))
  },
  aim(field, unit) {
    const rearmost = rearmostEnemy(field, unit)
    return rearmost && hpLeft(rearmost) <= baseDamage(unit) ? 'rear' : 'front'
  },
}

/** Nobody decides anything: how things stand. */
export const asItStands: Decider = { choose: () => undefined, aim: () => 'front' }
