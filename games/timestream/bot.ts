import type { Policy, Seat } from '@anachron/kernel'
import { type Card, cardOf, type Phase } from './content/index.ts'
import { forecast } from './rules/forecast.ts'
import type { Action, CardId, Play, PlayerView, Strike, TimestreamTypes, Unit, View } from './rules/types.ts'

/** Cells that are enough for anything: TIMESTREAM costs eight. */
const ENOUGH_CELLS = 8

interface Table {
  view: View
  own: PlayerView
  other: PlayerView
  seat: Seat
}

const filled = (player: PlayerView, owner: Seat, phase: Phase): boolean => player.locations[phase - 1]?.owner === owner
const body = (unit: Unit): number => (cardOf(unit.card).energy ?? 0) + (cardOf(unit.card).resistance ?? 0)
const filledCount = ({ own, seat }: Table): number =>
  ([1, 2, 3] as const).filter((phase) => filled(own, seat, phase)).length

function worthOfPlay(table: Table, play: Play): number {
  const { own, other, seat } = table
  const card = cardOf(play.card)
  switch (play.kind) {
    case 'timestream':
      return 1000
    case 'fill':
      return 100 + (card.resistance ?? 0)
    case 'cell':
      return 90
    case 'lock':
      return filledCount(table) === 3 ? 60 : 25
    case 'intrude':
      return 45
    case 'advance': {
      const guards = (own.advances[play.phase - 1] as Unit[]).length
      const attackers = (other.obstacles[play.phase - 1] as Unit[]).length
      const needed = filled(own, seat, play.phase) && guards === 0 ? 25 : 0
      return 20 + needed + 5 * Math.min(attackers, 2) - 8 * guards + strength(card)
    }
    case 'obstacle': {
      const open = filled(other, 1 - seat, play.phase) && !other.locations[play.phase - 1]?.second
      return 22 + (open ? 14 : 0) - 6 * (own.obstacles[play.phase - 1] as Unit[]).length + strength(card)
    }
    case 'link':
      return 18
    case 'intervention':
      return worthOfIntervention(table, card)
  }
}

const strength = (card: Card): number => (card.energy ?? 0) + (card.resistance ?? 0) + 2 * card.abilities.length

/** An Intervention is worth what it does now; those that cost a card of the hand must earn it back. */
function worthOfIntervention({ own, other, seat }: Table, card: Card): number {
  let worth = -6 * card.cost.void - 10 * card.cost.discardCell
  for (const { effects } of card.abilities)
    for (const effect of effects) {
      if (effect.op === 'draw') worth += 12 * effect.amount
      if (effect.op === 'search') worth += effect.filter.types?.includes('timestream') ? 35 : 20
      if (effect.op === 'voidUnit') worth += 40
      if (effect.op === 'freeze') worth += 6 * Math.min(effect.amount, other.cells.length)
      if (effect.op === 'unlink') worth += 6 * Math.min(effect.amount, own.cells.filter((cell) => cell.linked).length)
      if (effect.op === 'recover') worth += own.void.length > 0 ? 12 : -20
      if (effect.op === 'extraEventChain') worth += own.hand?.some((id) => cardOf(id).type === 'event-chain') ? 40 : -40
      if (effect.op === 'bounce') worth += effect.selector.pick === 'all' ? massBounce(own, other) : -60
      if (effect.op === 'grant') worth += ([1, 2, 3] as const).filter((phase) => filled(own, seat, phase)).length * 8
    }
  return worth
}

const units = (player: PlayerView): Unit[] => [...player.advances.flat(), ...player.obstacles.flat()]
const massBounce = (own: PlayerView, other: PlayerView): number => 10 * (units(other).length - units(own).length)

function worthOfStrike({ view, seat }: Table, strike: Strike): number {
  const outcome = forecast(view, seat, strike)?.outcomes[0]?.words ?? ''
  const target = strike.at === 'location' ? 60 : 30
  if (outcome === 'both are voided') return target - 22
  if (outcome === 'nothing is voided') return -10
  const own = view.players[seat] as PlayerView
  const chain = strike.with === 'advance' ? own.advances : own.obstacles
  const mine = chain[strike.phase - 1]?.[0]
  return mine && outcome.startsWith(`${cardOf(mine.card).name} is voided`) ? -50 : target
}

/** How little a card of the hand would be missed. */
function spare({ own }: Table, id: CardId): number {
  const card = cardOf(id)
  if (card.type === 'timestream') return (own.hand ?? []).filter((other) => other === id).length > 1 ? 30 : -100
  if (card.type === 'power-cell') return own.cells.length >= ENOUGH_CELLS ? 40 : -10
  return card.type === 'event-chain' ? 0 : 10
}

function worth(table: Table, action: Action): number {
  const { view, own, other, seat } = table
  switch (action.kind) {
    case 'deck':
      return 0
    case 'keep': {
      const cells = (own.hand ?? []).filter((id) => cardOf(id).cell).length
      return cells >= 1 && cells <= 4 ? 1 : -1
    }
    case 'strike':
      return worthOfStrike(table, action)
    case 'charge': {
      const unit = units(own).find(({ id }) => id === action.unit)
      return unit && view.turn > unit.arrived ? 12 : 4
    }
    case 'payByHand':
      return -100
    case 'card':
      return view.stack.at(-1)?.kind === 'ability' ? -spare(table, action.card) : spare(table, action.card)
    case 'useCell':
      return 5 - (cardOf(action.card).cell?.kind === 'universal' ? 1 : 0)
    case 'unit': {
      const theirs = [...units(other), ...other.locations.flatMap((unit) => unit ?? [])].find(
        ({ id }) => id === action.unit,
      )
      return theirs && theirs.owner !== seat ? 10 + body(theirs) + (theirs.second ? 0 : 3) : 1
    }
    case 'end':
    case 'none':
    case 'mulligan':
    case 'phase':
    case 'concede':
      return 0
    default:
      return worthOfPlay(table, action)
  }
}

/** Fills when it can, guards what it has filled, strikes where it wins, and goes home. */
export const bot: Policy<TimestreamTypes> = {
  name: 'chronicler',
  choose(view, seat, options, chance) {
    const table: Table = {
      view,
      own: view.players[seat] as PlayerView,
      other: view.players[1 - seat] as PlayerView,
      seat,
    }
    if (options[0]?.kind === 'deck') return chance.pick('deck', options.length)
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    options.forEach((option, i) => {
      const value = worth(table, option)
      if (value > bestWorth) {
        best = i
        bestWorth = value
      }
    })
    return best
  },
}
