import type { Result, Words } from '@anachron/kernel'
import { ADVENTURERS, COLOUR_INDEX, PIER, type PortalId, SPACE, type SpaceId, STAFF } from './content/index.ts'
import { priceAt } from './rules/market.ts'
import { portalNow } from './rules/portals.ts'
import { costOf } from './rules/turn.ts'
import type { Action, ChronoFrame, ChronoTypes, Shop, View } from './rules/types.ts'
import { eventWords } from './words/events.ts'
import * as say from './words/phrases.ts'
import { tableWords } from './words/table.ts'

/** The seat that is being asked, and its workshop. */
const asking = (view: View): Extract<ChronoFrame, { seat: number }> | undefined => {
  const frame = view.stack.at(-1)
  return frame && 'seat' in frame ? frame : undefined
}

function moveWords({ figure, to }: Extract<Action, { kind: 'move' }>, view: View): string {
  const shop = view.shops[asking(view)?.seat ?? view.viewer] as Shop | undefined
  const who = figure === 'chronomancer' ? 'Chronomancer' : 'Assistant'
  if (!shop) return `${who} to ${to}`
  return `${who} to ${to}: ${spaceWords(shop, to)}, ${say.cost(costOf(shop, to))}`
}

function spaceWords(shop: Shop, space: SpaceId): string {
  const { action, column } = SPACE[space]
  if (action === 'freeze') return 'Freeze Time'
  return action === 'shift' ? `shift the ${column} column` : say.gives(portalNow(shop.board, space as PortalId))
}

function actionWords(action: Action, view: View): string {
  switch (action.kind) {
    case 'move':
      return moveWords(action, view)
    case 'lift':
      return `Take the Frozen Hour off the ${action.icon} icon`
    case 'column':
      return `Shift the ${action.column} column`
    case 'shift':
      return `Shift in ${say.tile(action.tile)}`
    case 'take':
      return `Take a ${say.good(action.size, action.colour)}`
    case 'sponsor':
      return `Take ${Math.max(...view.halls)} Gold of Sponsorship`
    case 'recruit':
      return `Recruit ${say.townsfolkCard(action.card)}`
    case 'assign':
      return `Put to work at the ${STAFF.find(({ id }) => id === action.place)?.name}`
    case 'pick':
      return `Keep the ${action.adventurer} ${ADVENTURERS[action.adventurer].one}`
    case 'discard':
    case 'secure':
      return `Discard a ${say.corruption(action.card)}`
    case 'recombobulate':
      return `Turn a ${action.from} Relic into a ${action.to} one`
    case 'embiggen':
      return `Turn a ${action.colour} Relic into an Artifact`
    case 'fract':
      return `Turn a ${action.colour} Artifact into two Relics`
    case 'stop':
      return 'Leave the Staff in peace'
    case 'spend':
      return `Spend a Frozen Hour, onto the ${action.icon} icon`
    case 'advance': {
      const frame = asking(view)
      return `Go ${say.count(frame?.kind === 'clock' ? frame.hours : 0, 'hour')} on the Clock`
    }
    case 'seat':
      return `Boat ${action.boat} (${say.passengers(view.boats[action.boat - 1]?.passengers ?? [])})`
    case 'land':
      return `Land at the ${PIER[action.pier].name}`
    case 'sell': {
      const gold = priceAt(view, action.size, COLOUR_INDEX[action.colour], action.pier)
      const cards = PIER[action.pier].corruption[action.size]
      return `Sell a ${say.good(action.size, action.colour)} at the ${PIER[action.pier].name}: ${gold} Gold${cards > 0 ? `, ${cards} Corruption` : ''}`
    }
    case 'close':
      return 'Close the stall'
    case 'concede':
      return 'Give up'
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)
const staffLeft = (view: View, seat: number, used: readonly boolean[]): number =>
  (view.shops[seat] as Shop).staff.filter((card, i) => card !== null && !used[i]).length

const ASKS: Readonly<Record<string, (view: View) => string>> = {
  'turn.move': (view) => {
    const hour = view.pieces[asking(view)?.seat ?? view.viewer]?.hour
    return `${hour === undefined ? 'Move' : `Hour ${hour}, Market at ${view.token}: move`} the Chronomancer or the Assistant`
  },
  'freeze.token': (view) => {
    const frame = asking(view)
    return frame?.kind === 'freeze' && frame.tokens > 1
      ? `Take ${frame.tokens} Frozen Hours off the board, one by one: the bare icons pay in the Market`
      : 'Take a Frozen Hour off the board: its bare icon pays in the Market'
  },
  'shift.column': () => 'Which column shifts?',
  'shift.tile': (view) => {
    const frame = asking(view)
    return `Choose a tile of the Time Stream for the ${frame?.kind === 'shift' ? frame.column : ''} column`
  },
  'goods.good': (view) => {
    const frame = asking(view)
    const price = frame?.kind === 'goods' && frame.corruption > 0 ? ` It brings ${frame.corruption} Corruption.` : ''
    return `What goes onto the shelf?${price}`
  },
  'recruit.card': () => 'Recruit one of the Townsfolk',
  'recruit.place': (view) => {
    const frame = asking(view)
    return `Where is ${frame?.kind === 'recruit' && frame.card ? say.townsfolk(frame.card) : 'the card'} to work?`
  },
  'board.pick': () => 'Which of the two Adventurers takes a boat?',
  'purge.card': (view) => {
    const frame = asking(view)
    return `Discard a Corruption card${frame?.kind === 'purge' && frame.left > 1 ? ` (${frame.left} in all)` : ''}`
  },
  'activate.use': (view) => {
    const frame = asking(view)
    const idle = frame?.kind === 'activate' ? staffLeft(view, frame.seat, frame.used) : 0
    return `Use one of the Staff Abilities${idle > 1 ? ` (${idle} are left)` : ''}, or leave the Staff in peace`
  },
  'clock.pay': (view) => {
    const frame = asking(view)
    if (frame?.kind !== 'clock') return 'Hours to pay: spend Frozen Hours, or go'
    const hour = view.pieces[frame.seat]?.hour ?? 0
    const held = (view.shops[frame.seat] as Shop).covered.filter((covered) => !covered).length
    return `${say.count(frame.hours, 'Hour')} to pay: spend some of ${say.count(held, 'Frozen Hour')}, or go from hour ${hour} to ${hour + frame.hours}`
  },
  'arrival.boat': (view) => {
    const frame = asking(view)
    const who = frame?.kind === 'arrival' && frame.adventurer ? say.adventurer(frame.adventurer) : 'the Adventurer'
    return `Choose a boat for ${who}`
  },
  'arrival.pier': (view) => {
    const frame = asking(view)
    const boat = frame?.kind === 'arrival' && frame.boat !== null ? `Boat ${frame.boat}` : 'The boat'
    return `${boat} is full: where does it land?`
  },
  'sale.stall': (view) => {
    const frame = asking(view)
    if (frame?.kind !== 'sale') return 'Sell Goods, then close the stall'
    const { relics, artifacts } = view.shops[frame.seat] as Shop
    const left = sum(relics) + sum(artifacts)
    return `Sell Goods (${left} on the shelf, ${sum(frame.earned)} Gold so far), or close the stall and keep the rest`
  },
}

const REASONS: Readonly<Record<string, string>> = {
  'fewer-corruption': ' by fewer Corruption cards',
  'more-townsfolk': ' by more Townsfolk',
}

function resultWords({ reason, payoff, points }: Result, names: readonly string[]): string {
  const [own] = points ?? []
  const name = names[0] ?? 'The player'
  if (reason === 'peddler-beaten') return `The Peddler is beaten with ${own} Gold.`
  if (reason === 'peddler-level') return `The Peddler has ${own} Gold too, and wins a tie.`
  if (reason === 'peddler-ahead') return `The Peddler wins; ${own} Gold are not enough.`
  const winners = names.filter((_, seat) => (payoff[seat] ?? 0) > 0)
  if (winners.length === 0) return `The Peddler wins: ${name} gave up.`
  const best = points ? ` with ${Math.max(...points.filter((_, seat) => (payoff[seat] ?? 0) > 0))} Gold` : ''
  if (winners.length > 1) return `${say.list(winners)} share the victory${best}.`
  return `${winners[0]} wins${best}${reason === 'conceded' ? ', as the last one left' : (REASONS[reason] ?? '')}.`
}

export const words: Words<ChronoTypes> = {
  view: tableWords,
  action: actionWords,
  event: eventWords,
  ask: (ask, view) => ASKS[ask]?.(view) ?? 'Your decision',
  result: resultWords,
}
