/** Why one lays a card, as far as it can be said at a glance: what it will be good for when Day 0 comes. */
import type { Seat } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { ARMOR_HP, type Growth, kindOf, type Rank, TURRET, type UnitKind } from '../content/cards.ts'
import { scaledBurn } from '../rules/damage.ts'
import type { View } from '../rules/types.ts'
import { dayName } from './names.ts'

const FRONT_MOST = 4
const REAR_MOST = 8

const at = ({ base, perLevel }: Growth, level: number): number => base + level * perLevel

/** `seat`: who would lay it into the open Day. */
export function reasonFor(rank: Rank, view: View, seat: Seat): Sentence {
  const kind = kindOf(rank)
  // A Level for each Day before the last one.
  const level = -view.day
  if (kind.type === 'unit') return special(kind, level, view, seat) ?? place(kind, level)
  if (kind.type === 'bomb') return 'It takes away an enemy of your choice, in this war and again in every later one.'
  return rank === TURRET
    ? 'It gives somebody who hits hard half as much again, at the Rear.'
    : say`It gives whoever takes the shots ${ARMOR_HP} more hit points.`
}

/** What sets it apart, where there are Days enough for it. */
function special(
  { burns, covers, boostsFromLevel, damage, strikesFirst, aims }: UnitKind,
  level: number,
  view: View,
  seat: Seat,
): Sentence | undefined {
  const burn = burns && level >= burns.fromLevel ? scaledBurn(burns.damage, view.sides, seat) : 0
  if (burns && burn > 0)
    return say`From ${dayName(view.day + burns.fromLevel)} on it burns every enemy for ${burn}, day after day.`
  if (strikesFirst) return 'It strikes before the others shoot; it needs a Day to live through before it burns.'
  if (covers && level >= covers.fromLevel)
    return say`On ${dayName(0)} it soaks up ${at(covers.amount, level)} of what hits your ${covers.whom === 'own' ? 'foremost Unit' : 'foremost ally'}.`
  if (boostsFromLevel !== undefined && level >= boostsFromLevel) return 'Everybody beside it hits for 1 more.'
  if (aims === 'rear') return 'It shoots at the Rear, where the weak ones stand.'
  return damage.perLevel > 1 && level > 0
    ? say`It grows: on ${dayName(0)} it hits for ${at(damage, level)}, not ${damage.base}.`
    : undefined
}

/** Low numbers stand in front. */
function place({ rank, hp }: UnitKind, level: number): Sentence {
  if (rank <= FRONT_MOST)
    return say`It stands in front and takes the shots for the others: ${at(hp, level)} hit points on ${dayName(0)}.`
  return rank >= REAR_MOST
    ? 'It stands behind nearly all others: shots at the Front reach it last.'
    : 'It stands behind lower numbers, which take the shots at the Front first.'
}
