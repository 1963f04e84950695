import { isUnit, kindOf, type Rank, rankOf } from '../../content/cards.ts'
import { newCard } from '../../rules/deployment.ts'
import { DEFAULTS } from '../../rules/options.ts'
import { sideCount } from '../../rules/sides.ts'
import { allowanceOf, cameThrough, type Decider, firstDay, livingUnits, resolveTimeline } from '../../rules/timeline.ts'
import type { Card, DayRecord, Field, Options, Ref, StepRecord } from '../../rules/types.ts'
import { type OraclePosition, readOracle } from './file.ts'

export interface Difference {
  path: string
  expected: unknown
  got: unknown
}

export type OracleOutcome = { passed: number; failure?: Difference & { id: string } } | { fault: string }

/** Runs every position of a file of resolved Timelines; stops at the first difference. */
export function runOracle(file: unknown): OracleOutcome {
  const read = readOracle(file)
  if ('fault' in read) return read
  let passed = 0
  for (const position of read.positions) {
    const found = differenceIn(position)
    if (found) return { passed, failure: { id: position.id, ...found } }
    passed++
  }
  return { passed }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const DECISION_KIND: Record<string, string> = { bomb: 'bomb', turret: 'turret', armor: 'armor', unit: 'blitz' }

/** The first way in which our resolver and the position disagree. */
function differenceIn(position: OraclePosition): Difference | undefined {
  const { sides, timeline, startPlayer: start } = position
  const given = position.cards.toSorted((a, b) => a.owner - b.owner || a.seq - b.seq)
  const cards = given.map(({ owner, rank, day, seq }, id) =>
    newCard({ id, owner, rank: rankOf(rank) as Rank, day, seq }),
  )
  // The files were worked out by the narrow reading (TLB-R10).
  const options: Options = { ...DEFAULTS, bombReach: 'day-and-later' }
  const field: Field = { options, sides: [...sides], day: firstDay(timeline), start, cards }
  const nameOf = (ref: { id: number }): string => given[ref.id]?.id as string

  let found: Difference | undefined
  let asked = 0
  /** Compares the next decision with the one that arises, and takes its choice. */
  const next = (card: Card, legal: string[]): string => {
    const path = `decisions[${asked}]`
    const written = position.decisions[asked++]
    const kind = DECISION_KIND[kindOf(card.rank).type]
    const arising = { day: field.day, player: card.owner, kind, card: nameOf(card), legal }
    if (!written) found ??= { path, expected: null, got: arising }
    else {
      const point = Object.fromEntries(Object.keys(arising).map((key) => [key, written[key as keyof typeof written]]))
      found ??= firstDifference(point, arising, path)
    }
    return written?.choice ?? ''
  }
  const decider: Decider = {
    choose(_field, card, options) {
      const legal = options.map((id) => nameOf({ id })).sort()
      const choice = next(card, legal)
      return options.find((id) => nameOf({ id }) === choice) ?? options[0]
    },
    aim: (_field, unit) => (next(unit, ['front', 'rear']) === 'rear' ? 'rear' : 'front'),
  }
  const records = resolveTimeline(field, decider, { listening: true })
  if (found) return found
  const left = position.decisions[asked]
  if (left) return { path: `decisions[${asked}]`, expected: left, got: null }
  return firstDifference(position.expected, outcomeOf(field, records, nameOf), 'expected')
}

type NameOf = (ref: { id: number }) => string

function outcomeOf(field: Field, records: readonly DayRecord[], nameOf: NameOf): Record<string, unknown> {
  const seats = field.sides.map((_, seat) => seat)
  const names = (cards: readonly { id: number }[]): string[] => cards.map(nameOf).sort()
  const living = (seat: number): Card[] => field.cards.filter((c) => c.owner === seat && !c.dead && isUnit(c.rank))
  const mounted = (seat: number): Card[] => field.cards.filter((c) => c.owner === seat && cameThrough(field, c))
  const sides = Array.from({ length: sideCount(field.sides) }, (_, side) => side)
  return {
    days: records.map((record) => dayOutcome(record, nameOf)),
    survivors: seats.map((seat) => names(living(seat))),
    vp: seats.map((seat) => livingUnits(field, seat)),
    survivingAttachments: seats.map((seat) => names(mounted(seat))),
    allowance: seats.map((seat) => allowanceOf(field, seat)),
    wipedOut: sides.map((side) => seats.every((seat) => field.sides[seat] !== side || living(seat).length === 0)),
    nextStartPlayer: field.start,
  }
}

function dayOutcome(record: DayRecord, nameOf: NameOf): Record<string, unknown> {
  const names = (refs: readonly Ref[]): string[] => refs.map(nameOf).sort()
  return {
    day: record.day,
    startPlayer: record.start,
    spawned: names(record.spawned),
    obliterators: record.obliterators && stepOutcome(record.obliterators, nameOf),
    battle: stepOutcome(record.battle, nameOf),
    attrition: names(record.attrition),
    end: record.end
      .map(({ unit, level, damage, maxHp }) => ({ id: nameOf(unit), level, damage, maxHp }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

function stepOutcome(record: StepRecord, nameOf: NameOf): Record<string, unknown> {
  const total = (of: 'prevented' | 'taken'): Record<string, number> => {
    const totals = new Map<string, number>()
    for (const hit of record.hits)
      if (hit[of] > 0) totals.set(nameOf(hit.unit), (totals.get(nameOf(hit.unit)) ?? 0) + hit[of])
    return Object.fromEntries(totals)
  }
  return {
    attacks: Object.fromEntries(record.attacks.map(({ unit, amount, at }) => [nameOf(unit), [amount, at]])),
    special: Object.fromEntries(record.burns.map(({ unit, amount }) => [nameOf(unit), amount])),
    front: record.front,
    rear: record.rear,
    prevented: total('prevented'),
    taken: total('taken'),
    blocked: sum(record.blocked),
    wasted: sum(record.wasted),
    deaths: record.deaths.map(nameOf).sort(),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where two values first differ; the order of keys does not matter. */
function firstDifference(expected: unknown, got: unknown, path: string): Difference | undefined {
  if (!isObject(expected) || !isObject(got) || Array.isArray(expected) !== Array.isArray(got))
    return expected === got ? undefined : { path, expected: expected ?? null, got: got ?? null }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length !== got.length) return { path, expected, got }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const step = Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`
    const found = firstDifference(expected[key], got[key], step)
    if (found) return found
  }
  return undefined
}
