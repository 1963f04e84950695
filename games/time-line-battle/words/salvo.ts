import { joined, list, type Part, people, type Sentence, say, verb } from '@anachron/kernel/words'
import type { Ref, Salvo } from '../rules/types.ts'
import { dayName, unitOf } from './names.ts'

/** What a side sends, and what of it is lost. */
function poolWords({ sides, record }: Salvo, side: number): Sentence[] {
  const { front, rear, burns, blocked, wasted } = record
  const burn = burns.reduce((sum, { unit, amount }) => (sides[unit.owner] === side ? sum + amount : sum), 0)
  const parts: Part[] = [
    ...(front[side] ? [say`${front[side]} to the Front`] : []),
    ...(rear[side] ? [say`${rear[side]} to the Rear`] : []),
    ...(burn > 0 ? [say`${burn} to everybody`] : []),
  ]
  if (parts.length === 0) return []
  const lost: Part[] = [
    ...(blocked[side] ? [say`${blocked[side]} void at a Strike Craft`] : []),
    ...(wasted[side] ? [say`${wasted[side]} wasted`] : []),
  ]
  const senders = people(sides.flatMap((of, seat) => (of === side ? [seat] : [])))
  const sent = say`${senders} ${verb('send')} ${list(parts)}`
  return [lost.length > 0 ? say`${sent} (${list(lost)})` : sent]
}

/** What each Unit took, in the order of the line as it was hit. */
function hitWords({ record }: Salvo): Sentence[] {
  const totals = new Map<number, { unit: Ref; prevented: number; taken: number }>()
  for (const { unit, prevented, taken } of record.hits) {
    const total = totals.get(unit.id) ?? { unit, prevented: 0, taken: 0 }
    totals.set(unit.id, { unit, prevented: total.prevented + prevented, taken: total.taken + taken })
  }
  const dead = new Set(record.deaths.map(({ id }) => id))
  return [...totals.values()].map(({ unit: ref, prevented, taken }) => {
    const unit = unitOf(ref)
    const took = say`${unit} ${verb('take')} ${taken}`
    const hit = prevented > 0 ? say`${took}, ${prevented} soaked up` : took
    return dead.has(ref.id) ? say`${hit} and ${verb('die', unit)}` : hit
  })
}

/** One damage step: what is sent, and whom it hits. */
export function salvoWords(name: string, salvo: Salvo): Sentence {
  const pools = salvo.record.front.flatMap((_, side) => poolWords(salvo, side))
  if (pools.length === 0) return say`${name} on ${dayName(salvo.day)}: not a shot is fired.`
  const hits = hitWords(salvo)
  const landed = hits.length > 0 ? say`${joined(hits, '; ')}.` : 'Nobody is hit.'
  return say`${name} on ${dayName(salvo.day)}: ${joined(pools, '; ')}. ${landed}`
}
