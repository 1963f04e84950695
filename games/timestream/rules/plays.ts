/** Section 3.7 to 3.9, the ways to play a card: where it may go, why not, how it is laid down, what that sets off. */

import type { Ctx, OfKind, Refusal, Seat } from '@anachron/kernel'
import { joined, say } from '@anachron/kernel/words'
import type { Card, CardType, Phase } from '../content/index.ts'
import { callAbilities } from './piles.ts'
import { ofCards } from './ranks.ts'
import type { RuleId } from './rulebook.ts'
import { selectable } from './select.ts'
import type { ActionOf, CardId, Play, State, TimestreamTypes, Unit } from './types.ts'
import { chainOf, findUnit, isFilled, locationOf, newUnit, PHASES, type Placed, playerOf, rival } from './units.ts'

type C = Ctx<TimestreamTypes>
export type Why = Refusal<TimestreamTypes>

const MOST_LINKS = 2

/** TS-51. */
export const INTRUDER_TURNS = 3

interface PlayRules<P extends Play> {
  rule: RuleId
  /** What can be played like this; any card where it is left out. */
  types?: readonly CardType[]
  /** Adds the places where a card may go, payment aside. */
  places: Way
  /** Why a card cannot go there; nothing where it can. */
  whyNot(state: State, seat: Seat, card: Card, play: P): Why | undefined
  /** Lays the card down; returns the unit it became or joined. */
  settle(state: State, seat: Seat, card: Card, play: P): Unit | undefined
  /** TS-79: what happens once it lies there. */
  follow(ctx: C, seat: Seat, play: P, unit: Unit | undefined): void
}

/** Whatever was sent, only a lane is named. */
const NO_LANE: Why = { rule: 'TS-46', reason: 'There is no such lane.' }
const ONE_CHAIN: Why = { rule: 'TS-38', reason: 'One Event Chain card a turn.' }

/** TS-42: every location it could fill is filled. */
const isSpare = (state: State, seat: Seat, phases: readonly Phase[]): boolean =>
  phases.every((phase) => isFilled(state, seat, phase))

/** TS-45: all three locations. */
const allFilled = (state: State, seat: Seat): boolean => isSpare(state, seat, PHASES)

/** TS-39, TS-43: by the identical card. */
const isLockedBy = (there: Unit, seat: Seat, card: Card): boolean =>
  there.owner === seat && there.card === card.id && !there.second

function whyNotPhase(card: Card, phase: Phase): Why | undefined {
  if (card.link?.mode === 'only') return { rule: 'TS-54', reason: say`${card.name} can only be linked.` }
  if (!PHASES.includes(phase)) return NO_LANE
  return card.phases.includes(phase)
    ? undefined
    : { rule: 'TS-46', reason: say`${card.name} cannot go into lane ${phase}.` }
}

function whyNotNumber(rule: RuleId, card: Card, location: Phase): Why | undefined {
  if (!PHASES.includes(location)) return NO_LANE
  return card.phases.includes(location)
    ? undefined
    : { rule, reason: say`${card.name} goes to lane ${joined(card.phases, ' or ')}, not to ${location}.` }
}

/** TS-50: never an intruder. */
function ownHost(state: State, seat: Seat, id: number): Placed | undefined {
  const placed = findUnit(state, id)
  return placed && placed.unit.owner === seat && placed.zone !== 'intruder' ? placed : undefined
}

/** Why a card cannot be linked to that; `linkFits` asks the same without a word, for every card in every hand. */
function linkFault(card: Card, host: Placed | undefined): Why | undefined {
  if (!host) return { rule: 'TS-53', reason: 'A card can only be linked to a unit of your own.' }
  if (!card.link?.hosts.includes(host.zone as 'advance'))
    return { rule: 'TS-53', reason: say`${card.name} cannot be linked to that kind of unit.` }
  if (!card.phases.includes(host.phase))
    return { rule: 'TS-53', reason: say`${card.name} cannot go into lane ${host.phase}.` }
  return host.unit.links.length >= MOST_LINKS
    ? { rule: 'TS-53', reason: 'That unit carries two links already.' }
    : undefined
}

const linkFits = (card: Card, host: Placed): boolean =>
  card.link?.hosts.includes(host.zone as 'advance') === true &&
  card.phases.includes(host.phase) &&
  host.unit.links.length < MOST_LINKS

/** TS-58: an Intervention that must choose a unit needs one to choose. */
function hasTarget(state: State, seat: Seat, card: Card): boolean {
  for (const ability of card.abilities)
    for (const effect of ability.effects)
      if ('selector' in effect && effect.selector.pick === 'chosen' && !effect.selector.upTo)
        if (selectable(state, seat, effect.selector, null, card.type).length === 0) return false
  return true
}

/** A unit joins the chain of a phase. */
function joinChain(state: State, seat: Seat, card: Card, kind: 'advance' | 'obstacle', phase: Phase): Unit {
  const unit = newUnit(state, seat, card.id, card.delay ?? 0)
  const chain = chainOf(state, seat, kind, phase)
  // TS-47.
  if (card.keywords.includes('vanguard')) chain.unshift(unit)
  else chain.push(unit)
  return unit
}

const playAbilities =
  <P extends Play>(phaseOf: (play: P) => Phase | null) =>
  (ctx: C, seat: Seat, play: P, unit: Unit | undefined): void =>
    callAbilities(ctx, seat, play.card, 'play', unit?.id ?? null, phaseOf(play))
const inPhase = playAbilities(({ phase }: OfKind<Play, 'advance'>) => phase)
const atLocation = playAbilities(({ location }: OfKind<Play, 'fill'>) => location)

/** Adds the places where a card may go in one way. */
type Way = (state: State, seat: Seat, plan: Plan, hosts: readonly Placed[], into: Play[]) => void

/** A card of a hand: how it could ever be played. The options are made once, because they are listed all the time. */
export interface Plan {
  card: Card
  ways: readonly Way[]
  /** By phase number - 1. */
  fill: readonly Play[]
  lock: readonly Play[]
  advance: readonly Play[]
  obstacle: readonly Play[]
  intrude: readonly Play[]
  intervention: Play
  timestream: Play
  cell: ActionOf<'cell'>
}

const PLAYS: { readonly [K in Play['kind']]: PlayRules<OfKind<Play, K>> } = {
  /** TS-9, TS-37: any empty location in any order. */
  fill: {
    rule: 'TS-36',
    types: ['event-chain'],
    places(state, seat, { card, fill, lock }, _hosts, into) {
      if (state.allowance.chain <= 0) return
      for (const location of card.phases) {
        const there = locationOf(state, seat, location)
        if (there === null) into.push(fill[location - 1] as Play)
        else if (isLockedBy(there, seat, card)) into.push(lock[location - 1] as Play)
      }
    },
    whyNot(state, seat, card, { location }) {
      if (state.allowance.chain <= 0) return ONE_CHAIN
      const there = locationOf(state, seat, location)
      return (
        whyNotNumber('TS-36', card, location) ??
        (there === null
          ? undefined
          : there.owner === seat
            ? { rule: 'TS-44', reason: 'A filled location cannot be filled over.' }
            : { rule: 'TS-49', reason: 'An intruder keeps you from filling this location.' })
      )
    },
    settle(state, seat, card, { location }) {
      const unit = newUnit(state, seat, card.id)
      playerOf(state, seat).locations[location - 1] = unit
      return unit
    },
    follow: atLocation,
  },
  /** Listed with `fill`, location by location. */
  lock: {
    rule: 'TS-39',
    types: ['event-chain'],
    places() {},
    whyNot(state, seat, card, { location }) {
      if (state.allowance.chain <= 0) return ONE_CHAIN
      const number = whyNotNumber('TS-36', card, location)
      if (number) return number
      const there = locationOf(state, seat, location)
      if (there?.owner !== seat) return { rule: 'TS-39', reason: 'There is nothing of yours to lock.' }
      if (there.card !== card.id) return { rule: 'TS-39', reason: 'Only a second identical card locks a lane.' }
      return there.second ? { rule: 'TS-39', reason: 'The lane is locked already.' } : undefined
    },
    settle(state, seat, _card, { location }) {
      const unit = locationOf(state, seat, location) as Unit
      unit.second = true
      return unit
    },
    follow: (ctx, seat, { card, location }, unit) => callAbilities(ctx, seat, card, 'lock', unit?.id ?? null, location),
  },
  advance: {
    rule: 'TS-46',
    types: ['advance', 'event-chain'],
    places(state, seat, { card, advance }, _hosts, into) {
      const { phases } = card
      const spare = card.type === 'event-chain'
      if (spare ? state.allowance.chain <= 0 || !isSpare(state, seat, phases) : card.link?.mode === 'only') return
      for (const phase of spare ? PHASES : phases) into.push(advance[phase - 1] as Play)
    },
    whyNot(state, seat, card, { phase }) {
      if (card.type !== 'event-chain') return whyNotPhase(card, phase)
      if (state.allowance.chain <= 0) return ONE_CHAIN
      return isSpare(state, seat, card.phases)
        ? undefined
        : { rule: 'TS-42', reason: 'It could still fill a location.' }
    },
    settle: (state, seat, card, { phase }) => joinChain(state, seat, card, 'advance', phase),
    follow: inPhase,
  },
  obstacle: {
    rule: 'TS-46',
    types: ['obstacle'],
    places(_state, _seat, { card, obstacle }, _hosts, into) {
      if (card.link?.mode !== 'only') for (const phase of card.phases) into.push(obstacle[phase - 1] as Play)
    },
    whyNot: (_state, _seat, card, { phase }) => whyNotPhase(card, phase),
    settle: (state, seat, card, { phase }) => joinChain(state, seat, card, 'obstacle', phase),
    follow: inPhase,
  },
  intrude: {
    rule: 'TS-48',
    types: ['obstacle'],
    places(state, seat, { card, intrude }, _hosts, into) {
      if (!card.keywords.includes('intrude')) return
      for (const location of card.phases)
        if (locationOf(state, rival(seat), location) === null) into.push(intrude[location - 1] as Play)
    },
    whyNot(state, seat, card, { location }) {
      if (!card.keywords.includes('intrude')) return { rule: 'TS-48', reason: say`${card.name} cannot intrude.` }
      const number = whyNotNumber('TS-48', card, location)
      if (number) return number
      return locationOf(state, rival(seat), location)
        ? { rule: 'TS-48', reason: 'That location is occupied.' }
        : undefined
    },
    settle(state, seat, card, { location }) {
      const unit = newUnit(state, seat, card.id, INTRUDER_TURNS)
      playerOf(state, rival(seat)).locations[location - 1] = unit
      return unit
    },
    follow: atLocation,
  },
  link: {
    rule: 'TS-53',
    places(_state, _seat, { card }, hosts, into) {
      for (const host of hosts) if (linkFits(card, host)) into.push({ kind: 'link', card: card.id, host: host.unit.id })
    },
    whyNot(state, seat, card, play) {
      return card.link
        ? linkFault(card, ownHost(state, seat, play.host))
        : { rule: 'TS-53', reason: say`${card.name} is not a link card.` }
    },
    settle(state, _seat, card, { host }) {
      // TS-56: `arrived` stays that of the host.
      const unit = findUnit(state, host)?.unit
      unit?.links.push(card.id)
      return unit
    },
    follow() {},
  },
  intervention: {
    rule: 'TS-58',
    types: ['intervention'],
    places(state, seat, { card, intervention }, _hosts, into) {
      if (hasTarget(state, seat, card)) into.push(intervention)
    },
    whyNot: (state, seat, card) =>
      hasTarget(state, seat, card) ? undefined : { rule: 'TS-58', reason: 'There is no unit it could choose.' },
    settle: () => undefined,
    follow: (ctx, _seat, { card }) => ctx.call({ kind: 'intervention', card }),
  },
  timestream: {
    rule: 'TS-45',
    types: ['timestream'],
    places(state, seat, { timestream }, _hosts, into) {
      if (!state.allowance.chainPlayed && allFilled(state, seat)) into.push(timestream)
    },
    whyNot(state, seat) {
      if (state.allowance.chainPlayed)
        return { rule: 'TS-38', reason: 'You have played an Event Chain card this turn.' }
      return allFilled(state, seat) ? undefined : { rule: 'TS-45', reason: 'Your three locations are not all filled.' }
    },
    settle(state, seat, { id }) {
      playerOf(state, seat).void.push(id)
      return undefined
    },
    follow(ctx, seat) {
      ctx.emit({ kind: 'ended', rule: 'TS-3', reason: 'home' })
      ctx.end({ reason: 'home', rule: 'TS-3', payoff: seat === 0 ? [1, 0] : [0, 1] })
    },
  },
  cell: {
    rule: 'TS-23',
    types: ['power-cell'],
    places(state, _seat, { cell }, _hosts, into) {
      if (state.allowance.extraCells > 0) into.push(cell)
    },
    whyNot: (state) =>
      state.allowance.extraCells > 0
        ? undefined
        : { rule: 'TS-24', reason: 'You play the Power Cell of a turn before other cards.' },
    settle(state, seat, card) {
      playerOf(state, seat).cells.push({ card: card.id, linked: card.cell?.entersLinked === true, frozen: false })
      if (state.step === 'cells' && state.allowance.cell > 0) state.allowance.cell--
      else state.allowance.extraCells--
      return undefined
    },
    follow: playAbilities(() => null),
  },
}

export const PLAY_KINDS = Object.keys(PLAYS) as Play['kind'][]
export const rulesOfPlay = ({ kind }: Play): PlayRules<Play> => PLAYS[kind] as PlayRules<Play>

/** Only those that a card could ever go by: few cards are links. Locks are listed with `fill`. */
const waysOf = ({ type, link }: Card): Way[] =>
  (Object.entries(PLAYS) as [Play['kind'], PlayRules<Play>][])
    .filter(
      ([kind, { types }]) => kind !== 'lock' && (kind !== 'link' || link !== null) && (types ?? [type]).includes(type),
    )
    .map(([, { places }]) => places)

export const planOf: (card: CardId) => Plan = ofCards((card) => {
  const { id } = card
  return {
    card,
    ways: waysOf(card),
    fill: PHASES.map((location) => ({ kind: 'fill', card: id, location })),
    lock: PHASES.map((location) => ({ kind: 'lock', card: id, location })),
    advance: PHASES.map((phase) => ({ kind: 'advance', card: id, phase })),
    obstacle: PHASES.map((phase) => ({ kind: 'obstacle', card: id, phase })),
    intrude: PHASES.map((location) => ({ kind: 'intrude', card: id, location })),
    intervention: { kind: 'intervention', card: id },
    timestream: { kind: 'timestream', card: id },
    cell: { kind: 'cell', card: id } as ActionOf<'cell'>,
  }
})

/** The places where a card of the hand may go, payment aside; put into a list. */
export function placesFor(state: State, seat: Seat, plan: Plan, hosts: readonly Placed[], into: Play[]): Play[] {
  const { ways } = plan
  for (let i = 0; i < ways.length; i++) (ways[i] as Way)(state, seat, plan, hosts, into)
  return into
}
