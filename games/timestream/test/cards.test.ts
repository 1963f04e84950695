/** Every card is played, struck with, locked or voided, and must do what its text says. */
import { seeded } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { type Ability, type Card, cards, type Effect, type Phase, type Trigger } from '../content/index.ts'
import { cellParts } from '../rules/cells.ts'
import type { Action, Event } from '../rules/types.ts'
import { findUnit, strengthOf } from '../rules/units.ts'
import { cardText, costText } from '../words/card-text.ts'
import { at, end, linkedOf, strike, type TableSpec, unitOf } from './table.ts'

type T = ReturnType<typeof at>
type Side = TableSpec['players'][0]

const HOME: Record<Phase, string> = { 1: 'Desert Landing', 2: 'Corinth', 3: 'Sealed Data Cell' }
const three = (name: string): string[][] => [[name], [name], [name]]

/** An opponent with something of everything to choose. */
const RIVAL: Side = {
  hand: ['Athens', 'Rome', 'Ephesus'],
  deck: ['Athens', 'Rome'],
  cells: 'AFUA',
  locations: ['Threshold Gate', { card: 'Philippi', locked: true }, 'Eyewitness Account'],
  advances: three('Scout Drone'),
  obstacles: three('Highway Robbers'),
}

const cityCard = (ability: Ability | undefined): string | undefined => {
  const condition = ability?.condition
  return condition?.kind === 'ownCity' ? cards.find((card) => card.city === condition.city)?.name : undefined
}

/** The player of the card: rich, with a full deck and a Void to fetch from. */
function owner(card: Card, ability: Ability | undefined, more: Side): Side {
  const own = ([1, 2, 3] as const).map((phase) =>
    card.type === 'event-chain' && phase === card.phases[0] ? null : HOME[phase],
  )
  const city = cityCard(ability)
  if (city && own[1] !== null) own[1] = city
  return {
    hand: [card.name, 'Grain Storehouse', 'Roadside Host'],
    deck: ['Scout Drone', 'TIMESTREAM', 'Athens', 'Rome', 'Jerusalem', 'Corinth', 'Damascus', 'Ephesus'],
    void: ['Letter Carrier', 'Rome'],
    cells: 'AAAAAAFFFFFFUUUUaaff',
    locations: own,
    advances: three('Fishing Crew'),
    obstacles: three('Drone Swarm'),
    ...more,
  }
}

/** Answers whatever a card asks with the first thing there is. */
function answerAll(t: T): void {
  for (let i = 0; i < 40; i++) {
    const asked = t.asked()
    if (!asked || !/^(ability|pay)\./.test(asked.ask)) return
    const seat = asked.seats[0] as number
    t.does(seat, t.options(seat)[0] as Action)
  }
}

function placeFor(card: Card): Action {
  const phase = card.phases[0] as Phase
  switch (card.type) {
    case 'power-cell':
      return { kind: 'cell', card: card.id }
    case 'event-chain':
      return { kind: 'fill', card: card.id, location: phase }
    case 'timestream':
    case 'intervention':
      return { kind: card.type, card: card.id }
    case 'advance':
    case 'obstacle':
      return { kind: card.type, card: card.id, phase }
  }
}

function played(card: Card, ability?: Ability): T {
  const step = card.type === 'power-cell' ? 'cells' : 'play'
  const more: Side = card.type === 'timestream' ? { locations: ['Desert Landing', 'Corinth', 'Sealed Data Cell'] } : {}
  const t = at({ step, players: [owner(card, ability, more), RIVAL] }, seeded(card.id))
  if (card.link?.mode === 'only') {
    const hosts = { advance: 'Fishing Crew', obstacle: 'Drone Swarm', 'event-chain': HOME[1] }
    t.does(0, { kind: 'link', card: card.id, host: unitOf(t.state, hosts[card.link.hosts[0] as 'advance']).id })
  } else t.does(0, placeFor(card))
  answerAll(t)
  return t
}

/** Brings about the moment that an ability waits for. */
const MOMENTS: Record<Trigger, (card: Card, ability: Ability) => T> = {
  play: played,
  static: played,
  lock(card, ability) {
    const phase = card.phases[0] as Phase
    const locations = [null, null, null].map((_, i) => (i === phase - 1 ? card.name : null))
    const t = at({ players: [owner(card, ability, { locations }), RIVAL] }, seeded(card.id))
    t.does(0, { kind: 'lock', card: card.id, location: phase })
    answerAll(t)
    return t
  },
  strike(card, ability) {
    const phase = card.phases[0] as Phase
    const chain = [[], [], []].map((_, i) => (i === phase - 1 ? [card.name] : []))
    const side: Side = card.type === 'advance' ? { advances: chain, obstacles: [] } : { obstacles: chain, advances: [] }
    const t = at(
      { step: 'target', players: [owner(card, ability, side), { ...RIVAL, obstacles: three('Temporal Mine') }] },
      seeded(card.id),
    )
    t.does(0, strike(card.type as 'advance', phase))
    answerAll(t)
    return t
  },
  voided(card, ability) {
    const phase = card.phases[0] as Phase
    const only = [[], [], []].map((_, i) => (i === phase - 1 ? [card.name] : []))
    if (card.type === 'event-chain') {
      const locations = [null, null, null].map((_, i) => (i === phase - 1 ? card.name : null))
      const guarded: Side = { ...owner(card, ability, { locations, advances: [] }) }
      const t = at(
        { step: 'target', active: 1, players: [guarded, { ...RIVAL, obstacles: three('Chrono Hunter') }] },
        seeded(card.id),
      )
      t.does(1, strike('obstacle', phase, 'location'))
      return t
    }
    if (card.keywords.includes('intrude')) {
      const rival: Side = { ...RIVAL, locations: [], intruders: { [phase]: { card: card.name, counter: 1 } } }
      const t = at({ active: 1, players: [owner(card, ability, {}), rival] }, seeded(card.id))
      t.does(1, end)
      if (t.state.active === 1) t.does(1, end)
      return t
    }
    const side: Side = { advances: only, obstacles: [] }
    const t = at(
      { step: 'target', players: [owner(card, ability, side), { ...RIVAL, obstacles: three('Restless Crowd') }] },
      seeded(card.id),
    )
    t.does(0, strike('advance', phase))
    return t
  },
  delay(card, ability) {
    const phase = card.phases[0] as Phase
    const chain = [[], [], []].map((_, i) => (i === phase - 1 ? [{ card: card.name, counter: 1 }] : []))
    const t = at(
      { active: 1, players: [owner(card, ability, { obstacles: chain }), { ...RIVAL, obstacles: [], advances: [] }] },
      seeded(card.id),
    )
    t.does(1, end)
    return t
  },
}

const count = (events: readonly Event[], kind: Event['kind'], seat: number): number =>
  events.filter((event) => event.kind === kind && 'seat' in event && event.seat === seat).length

/** What must have happened for an effect to have happened. */
function happened(t: T, effect: Effect): boolean {
  const { events } = t
  switch (effect.op) {
    case 'win':
      return t.state.result?.payoff[0] === 1
    case 'draw':
      return events.some((event) => event.kind === 'drew' && event.seat === 0 && event.count === effect.amount)
    case 'discardHand':
      return count(events, 'lost', 1) === effect.amount
    case 'peekHand':
      return t.state.players[1]?.peeked.length === 3
    case 'voidUnit':
      return count(events, 'voided', 0) + count(events, 'voided', 1) + count(events, 'unlocked', 1) > 0
    case 'bounce':
      return events.some((event) => event.kind === 'returned')
    case 'breakLock':
      return count(events, 'unlocked', 1) === 1
    case 'stun':
      return count(events, 'stunned', 0) > 0
    case 'move':
      return count(events, 'moved', 0) === 1
    case 'modify':
      return effect.duration === 'static' || count(events, 'raised', 0) > 0
    case 'grant':
      return count(events, 'granted', 0) > 0
    case 'search':
      return events.some((event) => event.kind === 'took' && event.from === 'deck' && event.open)
    case 'recover':
      return events.some((event) => event.kind === 'took' && event.from === 'void')
    case 'sift':
      return events.some((event) => event.kind === 'looked' && event.count === effect.look)
    case 'arrange':
      return events.some((event) => event.kind === 'looked' && event.count === effect.amount)
    case 'extraCell':
      return events.some((event) => event.kind === 'allowed' && event.what === 'cell' && event.amount === effect.amount)
    case 'extraEventChain':
      return events.some(
        (event) => event.kind === 'allowed' && event.what === 'chain' && event.amount === effect.amount,
      )
    case 'unlink':
      return count(events, 'unlinked', 0) === effect.amount
    case 'freeze':
      return count(events, 'froze', 0) === effect.amount
  }
}

const named = (which: (card: Card) => boolean): [string, Card][] =>
  cards
    .filter(which)
    .map((card) => [`${card.name} (${costText(card.cost)}): ${render(cardText(card) ?? 'no text')}`, card])

describe('[TS-77] every card with an ability does what it says', () => {
  it.each(named((card) => card.abilities.length > 0))('%s', (_name, card) => {
    for (const ability of card.abilities) {
      const t = MOMENTS[ability.trigger](card, ability)
      for (const effect of ability.effects) expect(happened(t, effect), effect.op).toBe(true)
    }
  })
})

describe('[TS-46] every other card comes into play with its strength, for its price', () => {
  it.each(named((card) => card.abilities.length === 0))('%s', (_name, card) => {
    const before = linkedOf(at({ players: [owner(card, undefined, {}), RIVAL] }).state, 0)
    const t = played(card)
    expect(linkedOf(t.state, 0) - before).toBe(cellParts(card.cost))
    if (card.energy === null) return
    const unit = findUnit(t.state, unitOf(t.state, card.name).id)
    if (!unit) throw new Error('it is not there')
    expect(strengthOf(t.state, unit)).toEqual({ energy: card.energy, resistance: card.resistance })
  })
})

describe('[TS-84] every standing bonus stands', () => {
  const strengthNow = (t: T, name: string): number[] => {
    const placed = findUnit(t.state, unitOf(t.state, name).id)
    const { energy, resistance } = placed ? strengthOf(t.state, placed) : { energy: 0, resistance: 0 }
    return [energy, resistance]
  }
  it.each([
    ['Damascus', { locations: [null, 'Damascus'], advances: [[], ['Scout Drone']] }, 'Scout Drone', [3, 3]],
    ['Ephesus', { locations: [null, 'Ephesus'], advances: [[], ['Scout Drone']] }, 'Scout Drone', [4, 2]],
    ['House Gathering', { locations: ['Desert Landing'], advances: [['House Gathering']] }, 'Desert Landing', [1, 7]],
    [
      'Chronicle Guardian',
      { locations: ['Desert Landing'], advances: [['Chronicle Guardian']] },
      'Chronicle Guardian',
      [5, 6],
    ],
  ] as [string, Side, string, number[]][])('%s', (_source, side, whom, strength) => {
    expect(strengthNow(at({ players: [side, {}] }), whom)).toEqual(strength)
  })
})
