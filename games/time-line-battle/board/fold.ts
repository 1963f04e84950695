/** The picture after each event, so that a Day can be watched step by step. */
import type { BattleEvent, Card, Ref, StepRecord, View } from '../rules/types.ts'

const unused = {
  inPlay: false,
  dead: false,
  used: false,
  level: 0,
  damage: 0,
  turrets: 0,
  armors: 0,
  host: null,
  aim: null,
  budget: 0,
} as const

const change = (view: View, ids: readonly number[], how: (card: Card) => Partial<Card>): View => ({
  ...view,
  cards: view.cards.map((card) => (ids.includes(card.id) ? { ...card, ...how(card) } : card)),
})

const idsOf = (refs: readonly Ref[]): number[] => refs.map(({ id }) => id)

function hurt(view: View, record: StepRecord): View {
  const taken = new Map<number, number>()
  for (const hit of record.hits) taken.set(hit.unit.id, (taken.get(hit.unit.id) ?? 0) + hit.taken)
  const struck = change(view, [...taken.keys()], (card) => ({ damage: card.damage + (taken.get(card.id) ?? 0) }))
  return change(struck, idsOf(record.deaths), () => ({ dead: true }))
}

function arrived(view: View, cards: readonly Ref[], day: number): View {
  const known = new Set(view.cards.map(({ id }) => id))
  const fresh = cards.filter(({ id }) => !known.has(id)).map((ref): Card => ({ ...ref, ...unused, day, seq: ref.id }))
  return { ...view, cards: [...view.cards, ...fresh] }
}

export function fold(view: View, event: BattleEvent): View {
  switch (event.kind) {
    case 'timeline':
      return {
        ...view,
        timeline: event.timeline,
        day: 1 - event.timeline,
        phase: 'deploy',
        cards: view.cards.map((card) => ({ ...card, ...unused })),
      }
    case 'revealed':
      return arrived(view, event.cards, event.day)
    case 'day':
      return {
        ...change(view, idsOf(event.spawned), () => ({ inPlay: true })),
        phase: 'bomb',
        deciding: null,
        day: event.day,
        start: event.start,
      }
    case 'bombed':
      return change(
        change(view, [event.target.id], () => ({ dead: true })),
        [event.bomb.id],
        () => ({ used: true }),
      )
    case 'fizzled':
      return change(view, [event.bomb.id], () => ({ used: true }))
    case 'attached': {
      const turret = event.attachment.rank === 11
      const carried = change(view, [event.host.id], (card) =>
        turret ? { turrets: card.turrets + 1 } : { armors: card.armors + 1 },
      )
      return change(carried, [event.attachment.id], () => ({ used: true, host: event.host.id }))
    }
    case 'idle':
      return change(view, [event.attachment.id], () => ({ used: true }))
    case 'aimed':
      return change(view, [event.unit.id], () => ({ aim: event.at }))
    case 'struck':
    case 'fought':
      return hurt(view, event.record)
    case 'attrition':
      return change(view, [event.unit.id], () => ({ dead: true }))
    case 'levels': {
      const standing = new Map(event.standing.map((one) => [one.unit.id, one]))
      return change(view, [...standing.keys()], (card) => ({ level: standing.get(card.id)?.level ?? card.level }))
    }
    case 'scored':
      return { ...view, players: view.players.map((player, seat) => ({ ...player, vp: event.vp[seat] ?? player.vp })) }
    default:
      return view
  }
}

const BEATS: Partial<Record<BattleEvent['kind'], number>> = {
  timeline: 900,
  revealed: 900,
  day: 900,
  bombed: 1300,
  fizzled: 600,
  attached: 900,
  aimed: 500,
  attrition: 800,
  levels: 700,
  scored: 1100,
}

/** A battle lasts the longer the more happens in it. */
export function beat(event: BattleEvent): number {
  if (event.kind === 'struck' || event.kind === 'fought') {
    const { attacks, hits, burns } = event.record
    return attacks.length + burns.length === 0 ? 0 : 1300 + 300 * Math.min(8, hits.length)
  }
  return BEATS[event.kind] ?? 0
}

export function pieces(event: BattleEvent): string[] {
  return refsOf(event).map(({ id }) => `card-${id}`)
}

function refsOf(event: BattleEvent): readonly Ref[] {
  switch (event.kind) {
    case 'revealed':
      return event.cards
    case 'day':
      return event.spawned
    case 'bombed':
      return [event.bomb, event.target]
    case 'fizzled':
      return [event.bomb]
    case 'attached':
      return [event.attachment, event.host]
    case 'idle':
      return [event.attachment]
    case 'aimed':
    case 'attrition':
      return [event.unit]
    case 'struck':
    case 'fought':
      return event.record.hits.map(({ unit }) => unit)
    case 'levels':
      return event.standing.map(({ unit }) => unit)
    default:
      return []
  }
}
