/** Section 3.7 to 3.9: what may be played where, and why not. What becomes of it stands in arriving.ts. */
import { type Refusal, type Seat, sameJson } from '@anachron/kernel'
import { costWords } from '../card-text.ts'
import { type Card, type CardType, cardOf, type Phase } from '../content/index.ts'
import { canPay, cellsSuffice, type Purse, purseOf } from './cells.ts'
import { distinctIn } from './piles.ts'
import { selectable } from './select.ts'
import type { Action, Play, Player, State, TimestreamTypes, TurnFrame } from './types.ts'
import { eachUnit, findUnit, isFilled, locationOf, PHASES, type Placed, playerOf, rival } from './units.ts'

type Why = Refusal<TimestreamTypes>

const MOST_LINKS = 2
export const MOST_PLAYS = 100

/** TS-42: every location it could fill is filled. */
const isSpare = (state: State, seat: Seat, card: Card): boolean =>
  card.phases.every((phase) => isFilled(state, seat, phase))

/** The places where a card of the hand may go, payment aside. */
function placesFor(state: State, seat: Seat, card: Card, hosts: readonly Placed[]): Play[] {
  const id = card.id
  switch (card.type) {
    case 'power-cell':
      return state.allowance.extraCells > 0 ? [{ kind: 'cell', card: id }] : []
    case 'timestream':
      return !state.allowance.chainPlayed && PHASES.every((phase) => isFilled(state, seat, phase))
        ? [{ kind: 'timestream', card: id }]
        : []
    case 'event-chain':
      return state.allowance.chain > 0 ? chainPlaces(state, seat, card) : []
    case 'advance':
    case 'obstacle':
      return unitPlaces(state, seat, card, card.type, hosts)
    case 'intervention':
      return hasTarget(state, seat, card) ? [{ kind: 'intervention', card: id }] : []
  }
}

/** TS-9, TS-37, TS-43: any empty location in any order, or a lock by the identical card. */
function chainPlaces(state: State, seat: Seat, card: Card): Play[] {
  const places: Play[] = []
  for (const location of card.phases) {
    const there = locationOf(state, seat, location)
    if (there === null) places.push({ kind: 'fill', card: card.id, location })
    else if (there.owner === seat && there.card === card.id && !there.second)
      places.push({ kind: 'lock', card: card.id, location })
  }
  if (isSpare(state, seat, card)) for (const phase of PHASES) places.push({ kind: 'advance', card: card.id, phase })
  return places
}

function unitPlaces(
  state: State,
  seat: Seat,
  card: Card,
  kind: 'advance' | 'obstacle',
  hosts: readonly Placed[],
): Play[] {
  const places: Play[] = []
  if (card.link?.mode !== 'only') for (const phase of card.phases) places.push({ kind, card: card.id, phase })
  if (card.keywords.includes('intrude')) {
    for (const location of card.phases)
      if (locationOf(state, rival(seat), location) === null) places.push({ kind: 'intrude', card: card.id, location })
  }
  if (card.link)
    for (const { unit } of hosts)
      if (!linkFault(card, findIn(hosts, unit.id))) places.push({ kind: 'link', card: card.id, host: unit.id })
  return places
}

const findIn = (hosts: readonly Placed[], id: number): Placed | undefined => hosts.find(({ unit }) => unit.id === id)

function linkFault(card: Card, host: Placed | undefined): Why | undefined {
  if (!host) return { rule: 'TS-53', reason: 'A card can only be linked to a unit of your own.' }
  if (!card.link?.hosts.includes(host.zone as 'advance'))
    return { rule: 'TS-53', reason: `${card.name} cannot be linked to that kind of unit.` }
  if (!card.phases.includes(host.phase))
    return { rule: 'TS-53', reason: `${card.name} cannot go into phase ${host.phase}.` }
  if (host.unit.links.length >= MOST_LINKS) return { rule: 'TS-53', reason: 'That unit carries two links already.' }
  return undefined
}

/** TS-58: an Intervention that must choose a unit needs one to choose. */
function hasTarget(state: State, seat: Seat, card: Card): boolean {
  for (const ability of card.abilities)
    for (const effect of ability.effects)
      if ('selector' in effect && effect.selector.pick === 'chosen' && !effect.selector.upTo)
        if (selectable(state, seat, effect.selector, null, card.type).length === 0) return false
  return true
}

/** Units of one's own that can be linked to or charged (TS-50: never an intruder). */
function hostsOf(state: State, seat: Seat): Placed[] {
  const hosts: Placed[] = []
  eachUnit(state, seat, (placed) => {
    if (placed.zone !== 'intruder') hosts.push(placed)
  })
  return hosts
}

/** Whether a card that has left the hand may go there. */
export const mayGo = (state: State, seat: Seat, play: Play): boolean =>
  placesFor(state, seat, cardOf(play.card), hostsOf(state, seat)).some((place) => sameJson(place, play))

/** What can be done in step 4 whatever is held: everybody sees the cells. */
export function openPlayOptions(state: State, seat: Seat): Action[] {
  if (state.allowance.plays >= MOST_PLAYS) return [{ kind: 'end' }]
  const purse = purseOf(playerOf(state, seat).cells)
  const charges = hostsOf(state, seat).filter((placed) => !chargeFault(placed, purse))
  return [{ kind: 'end' }, ...charges.map(({ unit }): Action => ({ kind: 'charge', unit: unit.id }))]
}

/** Everything that can be done in step 4. */
export function playOptions(state: State, seat: Seat, frame: TurnFrame): Action[] {
  if (state.allowance.plays >= MOST_PLAYS) return [{ kind: 'end' }]
  const player = playerOf(state, seat)
  const purse = purseOf(player.cells)
  const options: Action[] = []
  const hosts = hostsOf(state, seat)
  for (const id of distinctIn(player.hand)) {
    const card = cardOf(id)
    if (canPay(player, purse, card.cost, player.hand.length - 1)) options.push(...placesFor(state, seat, card, hosts))
  }
  for (const placed of hosts) if (!chargeFault(placed, purse)) options.push({ kind: 'charge', unit: placed.unit.id })
  if (!frame.byHand && options.length > 0) options.push({ kind: 'payByHand' })
  options.push({ kind: 'end' })
  return options
}

function chargeFault({ unit, zone }: Placed, purse: Purse): Why | undefined {
  const { charge, name } = cardOf(unit.card)
  if (!charge || zone === 'event-chain' || zone === 'intruder')
    return { rule: 'TS-57', reason: `${name} cannot be charged there.` }
  if (unit.charges >= charge.maxPerTurn)
    return { rule: 'TS-57', reason: `${name} can be charged ${charge.maxPerTurn} times a turn.` }
  if (!cellsSuffice(purse, charge.cost))
    return {
      rule: 'TS-32',
      reason: `A charge costs ${costWords(charge.cost)}; your unlinked cells do not pay for that.`,
    }
  return undefined
}

const ROLES: ReadonlyMap<Action['kind'], readonly CardType[]> = new Map([
  ['fill', ['event-chain']],
  ['lock', ['event-chain']],
  ['advance', ['advance', 'event-chain']],
  ['obstacle', ['obstacle']],
  ['intrude', ['obstacle']],
  ['intervention', ['intervention']],
  ['timestream', ['timestream']],
  ['cell', ['power-cell']],
])

/** Why a play that people try is not possible, the nearest reason first. */
export function whyNotPlay(state: State, seat: Seat, action: Action): Why | undefined {
  if (action.kind === 'charge') {
    const placed = findUnit(state, action.unit)
    return placed?.unit.owner === seat
      ? chargeFault(placed, purseOf(playerOf(state, seat).cells))
      : { rule: 'TS-57', reason: 'That is not a unit of yours.' }
  }
  if (action.kind === 'strike') return { rule: 'TS-59', reason: 'Strikes come in step 5: end this step first.' }
  if (!('card' in action) || action.kind === 'card' || action.kind === 'useCell') return undefined
  const player = playerOf(state, seat)
  if (!player.hand.includes(action.card)) return { rule: 'TS-25', reason: 'That card is not in your hand.' }
  const card = cardOf(action.card)
  const roles = ROLES.get(action.kind)
  if (roles && !roles.includes(card.type)) return { rule: 'TS-46', reason: `${card.name} cannot be played like that.` }
  if (state.allowance.plays >= MOST_PLAYS)
    return { rule: 'TS-96', reason: 'After a hundred plays the step can only be ended.' }
  return whyNotThere(state, seat, card, action) ?? whyNotPaid(player, card)
}

function whyNotPaid(player: Player, card: Card): Why | undefined {
  if (player.hand.length - 1 < card.cost.void)
    return { rule: 'TS-32', reason: `${card.name} asks for ${card.cost.void} other card from your hand.` }
  if (player.cells.length < card.cost.discardCell)
    return { rule: 'TS-32', reason: `${card.name} asks for a cell to be given up.` }
  return canPay(player, purseOf(player.cells), card.cost, player.hand.length - 1)
    ? undefined
    : { rule: 'TS-32', reason: `${card.name} costs ${costWords(card.cost)}; your unlinked cells do not pay for that.` }
}

function whyNotThere(state: State, seat: Seat, card: Card, action: Play): Why | undefined {
  const { allowance } = state
  if ('location' in action && !PHASES.includes(action.location)) return undefined
  if ('phase' in action && !PHASES.includes(action.phase)) return undefined
  switch (action.kind) {
    case 'cell':
      return allowance.extraCells > 0
        ? undefined
        : { rule: 'TS-24', reason: 'Your Power Cell of this turn belongs to step 3.' }
    case 'timestream':
      if (allowance.chainPlayed) return { rule: 'TS-38', reason: 'You have played an Event Chain card this turn.' }
      return PHASES.every((phase) => isFilled(state, seat, phase))
        ? undefined
        : { rule: 'TS-45', reason: 'Your three locations are not all filled.' }
    case 'fill':
    case 'lock':
      if (allowance.chain <= 0) return { rule: 'TS-38', reason: 'One Event Chain card a turn.' }
      return whyNotLocation(state, seat, card, action.kind, action.location)
    case 'intrude':
      if (!card.keywords.includes('intrude')) return { rule: 'TS-48', reason: `${card.name} cannot intrude.` }
      if (!card.phases.includes(action.location))
        return { rule: 'TS-48', reason: `${card.name} does not bear the number ${action.location}.` }
      return locationOf(state, rival(seat), action.location)
        ? { rule: 'TS-48', reason: 'That location is occupied.' }
        : undefined
    case 'advance':
      if (card.type === 'event-chain') {
        if (allowance.chain <= 0) return { rule: 'TS-38', reason: 'One Event Chain card a turn.' }
        return isSpare(state, seat, card) ? undefined : { rule: 'TS-42', reason: 'It could still fill a location.' }
      }
      return whyNotPhase(card, action.phase)
    case 'obstacle':
      return whyNotPhase(card, action.phase)
    case 'link':
      if (!card.link) return { rule: 'TS-53', reason: `${card.name} is not a link card.` }
      return linkFault(card, ownHost(state, seat, action.host))
    case 'intervention':
      return hasTarget(state, seat, card) ? undefined : { rule: 'TS-58', reason: 'There is no unit it could choose.' }
  }
}

/** TS-50: never an intruder. */
function ownHost(state: State, seat: Seat, id: number): Placed | undefined {
  const placed = findUnit(state, id)
  return placed && placed.unit.owner === seat && placed.zone !== 'intruder' ? placed : undefined
}

function whyNotPhase(card: Card, phase: Phase): Why | undefined {
  if (card.link?.mode === 'only') return { rule: 'TS-54', reason: `${card.name} can only be linked.` }
  return card.phases.includes(phase)
    ? undefined
    : { rule: 'TS-46', reason: `${card.name} cannot go into phase ${phase}.` }
}

function whyNotLocation(state: State, seat: Seat, card: Card, kind: 'fill' | 'lock', location: Phase): Why | undefined {
  if (!card.phases.includes(location))
    return { rule: 'TS-36', reason: `${card.name} does not bear the number ${location}.` }
  const there = locationOf(state, seat, location)
  if (kind === 'fill') {
    if (there === null) return undefined
    return there.owner === seat
      ? { rule: 'TS-44', reason: 'A filled location cannot be filled over.' }
      : { rule: 'TS-49', reason: 'An intruder keeps you from filling this location.' }
  }
  if (there?.owner !== seat) return { rule: 'TS-39', reason: 'There is nothing of yours to lock.' }
  if (there.card !== card.id) return { rule: 'TS-39', reason: 'Only a second identical card locks a phase.' }
  return there.second ? { rule: 'TS-39', reason: 'The phase is locked already.' } : undefined
}
