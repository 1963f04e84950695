/**
 * What is played over the days: cards turn over, shots fly, Bombs go along the days, damage is counted where it lands.
 */

import type { Effect } from '@anachron/kit'
import { t } from '@anachron/kit'
import type { Aim, BattleEvent, Ref, Salvo } from '../rules/types.ts'
import { landsAt, leavesAt } from './hit-times.ts'

const card = ({ id }: Ref): string => `card-${id}`

export function effects(event: BattleEvent): Effect[] {
  switch (event.kind) {
    case 'revealed':
      return event.cards.map((one) => ({ kind: 'flip', at: card(one), seat: one.owner, after: 0.35 }))
    case 'day':
      return event.spawned.map((unit) => ({ kind: 'ring', at: card(unit), seat: unit.owner }))
    case 'bombed':
      return [
        { kind: 'arc', thrown: 'bomb', from: card(event.bomb), to: card(event.target) },
        { kind: 'burst', at: card(event.target), size: 'large', after: 0.4, sound: 'explosion' },
        { kind: 'shake', at: card(event.target), after: 0.4 },
        { kind: 'stamp', at: card(event.target), text: event.arrived ? t('Destroyed') : t('Never came'), after: 0.55 },
      ]
    case 'attached':
      return [
        { kind: 'arc', thrown: 'spark', from: card(event.attachment), to: card(event.host), seat: event.host.owner },
        { kind: 'ring', at: card(event.host), seat: event.host.owner, after: 0.5 },
      ]
    case 'struck':
    case 'fought':
      return salvo(event)
    case 'attrition':
      return [
        { kind: 'shake', at: card(event.unit) },
        { kind: 'stamp', at: card(event.unit), text: t('Worn out'), after: 0.2 },
      ]
    case 'levels':
      // The evening of Day 0 counts: every Unit that stands is a point.
      return event.day === 0
        ? event.standing.map(({ unit }, i) => ({
            kind: 'number',
            at: card(unit),
            text: '+1',
            tone: 'gain',
            after: (0.4 * i) / event.standing.length,
            sound: 'tick',
          }))
        : []
    case 'scored':
      return event.gained.flatMap((points, seat) =>
        points > 0 ? [{ kind: 'number', at: `player-${seat}`, text: `+${points}`, tone: 'gain' }] : [],
      )
    default:
      return []
  }
}

function salvo({ record, sides }: Salvo): Effect[] {
  const { attacks, hits } = record
  const shots = attacks.flatMap(({ unit, at }, i): Effect[] => {
    const target = firstHit(record.hits, sides[unit.owner], at)
    return target
      ? [
          {
            kind: 'tracer',
            from: card(unit),
            to: card(target),
            seat: unit.owner,
            after: leavesAt(i, attacks.length),
          },
        ]
      : []
  })
  const landed = hits.flatMap(({ unit, taken, prevented }, i): Effect[] => {
    const after = landsAt(i, hits.length)
    const at = card(unit)
    return [
      ...(taken > 0
        ? ([
            { kind: 'burst', at, size: 'small', after, sound: 'hit' },
            { kind: 'shake', at, after },
            { kind: 'number', at, text: `−${taken}`, tone: 'loss', after },
          ] as const)
        : []),
      ...(prevented > 0 ? ([{ kind: 'number', at, text: `◇${prevented}`, tone: 'shield', after }] as const) : []),
    ]
  })
  return [...shots, ...landed]
}

/** Whom the shots of a side reach first. */
const firstHit = (hits: Salvo['record']['hits'], side: number | undefined, at: Aim): Ref | undefined =>
  hits.find((hit) => hit.side === side && hit.by === at)?.unit
