import type { Seat } from '@anachron/kernel'
import { type Ability, cardOf, type Keyword, type Phase, type Selector, type Zone } from '../content/index.ts'
import { ofCards } from './ranks.ts'
import type { CardId, Player, State, Unit } from './types.ts'

/** A unit and where it lies. */
export interface Placed {
  unit: Unit
  /** As selectors see it. */
  zone: Zone
  phase: Phase
  /** Place in its chain. */
  index: number
}

export const PHASES: readonly Phase[] = [1, 2, 3]
export const rival = (seat: Seat): Seat => 1 - seat
export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player

export const locationOf = (state: State, owner: Seat, phase: Phase): Unit | null =>
  playerOf(state, owner).locations[phase - 1] as Unit | null
export const chainOf = (state: State, owner: Seat, kind: 'advance' | 'obstacle', phase: Phase): Unit[] =>
  (kind === 'advance' ? playerOf(state, owner).advances : playerOf(state, owner).obstacles)[phase - 1] as Unit[]

export const isFilled = (state: State, owner: Seat, phase: Phase): boolean =>
  locationOf(state, owner, phase)?.owner === owner
export const isLocked = (state: State, owner: Seat, phase: Phase): boolean =>
  isFilled(state, owner, phase) && locationOf(state, owner, phase)?.second === true

/** What is told of a unit that is looked at; not as one object, because they are looked at all the time. */
type Look<Answer> = (unit: Unit, zone: Zone, phase: Phase, index: number) => Answer

/** Calls back for every unit that a player owns, Advances, then Obstacles, then those in locations (TS-72). */
export function eachUnit(state: State, owner: Seat, look: Look<void>): void {
  const { advances, obstacles, locations } = playerOf(state, owner)
  eachInChains(advances, 'advance', look)
  eachInChains(obstacles, 'obstacle', look)
  const others = playerOf(state, rival(owner)).locations
  for (const phase of PHASES) {
    const own = locations[phase - 1]
    if (own?.owner === owner) look(own, 'event-chain', phase, 0)
    const inside = others[phase - 1]
    if (inside?.owner === owner) look(inside, 'intruder', phase, 0)
  }
}

function eachInChains(chains: readonly Unit[][], zone: Zone, look: Look<void>): void {
  for (const phase of PHASES) {
    const chain = chains[phase - 1] as Unit[]
    for (let index = 0; index < chain.length; index++) look(chain[index] as Unit, zone, phase, index)
  }
}

/** The units that a player owns in the order of `eachUnit`, where it does not matter where they lie. */
export function ownUnits(state: State, owner: Seat): Unit[] {
  const { advances, obstacles, locations } = playerOf(state, owner)
  const found: Unit[] = []
  for (let lane = 0; lane < 3; lane++) addChain(advances[lane] as Unit[], found)
  for (let lane = 0; lane < 3; lane++) addChain(obstacles[lane] as Unit[], found)
  const others = playerOf(state, rival(owner)).locations
  for (let lane = 0; lane < 3; lane++) {
    const own = locations[lane]
    if (own?.owner === owner) found.push(own)
    const inside = others[lane]
    if (inside?.owner === owner) found.push(inside)
  }
  return found
}

/** Whether this holds of one of them. */
export function someUnit(state: State, owner: Seat, holds: (unit: Unit) => boolean): boolean {
  const { advances, obstacles, locations } = playerOf(state, owner)
  const others = playerOf(state, rival(owner)).locations
  for (let lane = 0; lane < 3; lane++) {
    if (someIn(advances[lane] as Unit[], holds) || someIn(obstacles[lane] as Unit[], holds)) return true
    const own = locations[lane]
    if (own?.owner === owner && holds(own)) return true
    const inside = others[lane]
    if (inside?.owner === owner && holds(inside)) return true
  }
  return false
}

function someIn(chain: readonly Unit[], holds: (unit: Unit) => boolean): boolean {
  for (let index = 0; index < chain.length; index++) if (holds(chain[index] as Unit)) return true
  return false
}

function addChain(chain: readonly Unit[], into: Unit[]): void {
  for (let index = 0; index < chain.length; index++) into.push(chain[index] as Unit)
}

export function unitsOf(state: State, owner: Seat, wanted?: Look<boolean>): Placed[] {
  const found: Placed[] = []
  eachUnit(state, owner, (unit, zone, phase, index) => {
    if (wanted === undefined || wanted(unit, zone, phase, index)) found.push({ unit, zone, phase, index })
  })
  return found
}

/** Written without a callback, as `eachUnit` has one: a unit is sought by its name at most answers. */
export function findUnit(state: State, id: number): Placed | undefined {
  for (let owner = 0; owner < 2; owner++) {
    const { advances, obstacles, locations } = playerOf(state, owner)
    const found = findInChains(advances, 'advance', id) ?? findInChains(obstacles, 'obstacle', id)
    if (found) return found
    for (const phase of PHASES) {
      const unit = locations[phase - 1]
      if (unit && unit.id === id)
        return { unit, zone: unit.owner === owner ? 'event-chain' : 'intruder', phase, index: 0 }
    }
  }
  return undefined
}

function findInChains(chains: readonly Unit[][], zone: Zone, id: number): Placed | undefined {
  for (const phase of PHASES) {
    const chain = chains[phase - 1] as Unit[]
    for (let index = 0; index < chain.length; index++) {
      const unit = chain[index] as Unit
      if (unit.id === id) return { unit, zone, phase, index }
    }
  }
  return undefined
}

/** Takes a unit out of wherever it lies. */
export function liftUnit(state: State, { unit, zone, phase }: Placed): void {
  if (zone === 'advance' || zone === 'obstacle') {
    const chain = chainOf(state, unit.owner, zone, phase)
    chain.splice(chain.indexOf(unit), 1)
  } else playerOf(state, zone === 'intruder' ? rival(unit.owner) : unit.owner).locations[phase - 1] = null
}

/** TS-71: its cards in the order in which they leave. */
export const cardsOfUnit = (unit: Unit): CardId[] => [unit.card, ...(unit.second ? [unit.card] : []), ...unit.links]

/** The abilities of a card that hold as long as it lies; nothing where it has none. */
const staticsOf = ofCards(({ abilities }): readonly Ability[] | undefined => {
  const always = abilities.filter((ability) => ability.trigger === 'static')
  return always.length > 0 ? always : undefined
})

export interface Strength {
  energy: number
  resistance: number
}

/** TS-55, TS-57, TS-84: Energy and Resistance with everything counted in. */
export function strengthOf(state: State, placed: Placed): Strength {
  const { unit } = placed
  const card = cardOf(unit.card)
  let energy = card.energy ?? 0
  let resistance = card.resistance ?? 0
  for (const id of unit.links) {
    const { link } = cardOf(id)
    energy += link?.energy ?? 0
    resistance += link?.resistance ?? 0
  }
  if (card.charge) {
    energy += unit.charges * card.charge.energy
    resistance += unit.charges * card.charge.resistance
  }
  for (const lasting of unit.lasting) {
    energy += lasting.energy
    resistance += lasting.resistance
  }
  eachUnit(state, unit.owner, (source, _zone, phase) => {
    const abilities = staticsOf(source.card)
    if (abilities === undefined) return
    for (const ability of abilities) {
      if (!conditionHolds(state, ability, unit.owner, phase)) continue
      for (const effect of ability.effects) {
        if (effect.op !== 'modify' || !reaches(effect.selector, source, phase, placed)) continue
        energy += effect.energy
        resistance += effect.resistance
      }
    }
  })
  return { energy, resistance }
}

/** TS-83: the condition of an ability of `seat`, run from phase number `phase`. */
export function conditionHolds(state: State, ability: Ability, seat: Seat, phase: Phase | null): boolean {
  const { condition } = ability
  if (!condition) return true
  if (condition.kind === 'thisPhaseFilled') return phase !== null && isFilled(state, seat, phase)
  const city = locationOf(state, seat, 2)
  return city?.owner === seat && cardOf(city.card).city === condition.city
}

/** Whether a standing effect of `source`, in that phase, reaches a unit of the same owner. */
function reaches(selector: Selector, source: Unit, phase: Phase, target: Placed): boolean {
  if (selector.pick === 'self') return source === target.unit
  if (selector.pick === 'chosen' || selector.side === 'opposing') return false
  return selector.zones.includes(target.zone) && (selector.phase !== 'this' || phase === target.phase)
}

export function hasKeyword(unit: Unit, keyword: Keyword): boolean {
  if (cardOf(unit.card).keywords.includes(keyword)) return true
  for (const lasting of unit.lasting) if (lasting.keyword === keyword) return true
  for (const id of unit.links) if (cardOf(id).link?.grants.includes(keyword)) return true
  return false
}

export function newUnit(state: State, owner: Seat, card: CardId, counter = 0): Unit {
  return {
    id: state.nextUnit++,
    owner,
    card,
    second: false,
    links: [],
    arrived: state.turn,
    counter,
    charges: 0,
    stunned: 0,
    struck: false,
    lasting: [],
  }
}
