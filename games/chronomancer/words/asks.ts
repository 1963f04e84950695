import { a, count, type Sentence, say, verb } from '@anachron/kernel/words'
import { frozenHours } from '../rules/clock.ts'
import { legalMoves } from '../rules/movement.ts'
import type { ChronoFrame, Shop, View } from '../rules/types.ts'
import { adventurer, townsfolk } from './phrases.ts'

type Kind = Extract<ChronoFrame, { seat: number }>['kind']
type FrameOf<K extends Kind> = Extract<ChronoFrame, { kind: K; seat: number }>

/** The frame of the seat that is being asked, if it is of this kind. */
export function frameOf<K extends Kind = Kind>(view: View, kind?: K): FrameOf<K> | undefined {
  const frame = view.stack.at(-1)
  return frame && 'seat' in frame && (kind === undefined || frame.kind === kind) ? (frame as FrameOf<K>) : undefined
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)
const staffLeft = (view: View, seat: number, used: readonly boolean[]): number =>
  (view.shops[seat] as Shop).staff.filter((card, i) => card !== null && !used[i]).length

/** Who of the two can move at all, and what keeps the other. */
function whoMoves(shop: Shop | undefined): Sentence {
  const can = new Set(shop ? legalMoves(shop).map(({ figure }) => figure) : [])
  if (can.size !== 1) return 'the Chronomancer or the Assistant'
  return can.has('assistant')
    ? 'the Assistant, whom the Chronomancer may not pass'
    : 'the Chronomancer, for whom the Assistant waits'
}

/** What is asked, by `kind.at` of the asking frame. */
const ASKS: Readonly<Record<string, (view: View) => Sentence>> = {
  'turn.move'(view) {
    const seat = frameOf(view)?.seat ?? view.viewer
    const hour = view.pieces[seat]?.hour
    return hour === undefined
      ? 'Move the Chronomancer or the Assistant'
      : say`Hour ${hour}, Market at ${view.token}: move ${whoMoves(view.shops[seat])}`
  },
  'freeze.token'(view) {
    const tokens = frameOf(view, 'freeze')?.tokens ?? 1
    return tokens > 1
      ? say`Take ${tokens} Frozen Hours off the board, one by one: the bare icons pay in the Market`
      : 'Take a Frozen Hour off the board: its bare icon pays in the Market'
  },
  'shift.column': () => 'Which column shifts?',
  'shift.tile': (view) => say`Choose a tile of the Time Stream for the ${frameOf(view, 'shift')?.column ?? ''} column`,
  'goods.good'(view) {
    const corruption = frameOf(view, 'goods')?.corruption ?? 0
    return corruption > 0
      ? say`What goes onto the shelf? It brings ${corruption} Corruption.`
      : 'What goes onto the shelf?'
  },
  'recruit.card': () => 'Recruit one of the Townsfolk',
  'recruit.place'(view) {
    const card = frameOf(view, 'recruit')?.card
    if (!card) return 'Where is the card to work?'
    const who = townsfolk(card)
    return say`Where ${verb('be', who)} ${who} to work?`
  },
  'board.pick': () => 'Which of the two Adventurers takes a boat?',
  'purge.card'(view) {
    const left = frameOf(view, 'purge')?.left ?? 1
    return left > 1 ? say`Discard a Corruption card (${left} in all)` : 'Discard a Corruption card'
  },
  'activate.use'(view) {
    const frame = frameOf(view, 'activate')
    const idle = frame ? staffLeft(view, frame.seat, frame.used) : 0
    return idle > 1
      ? say`Use one of the Staff Abilities (${idle} are left), or leave the Staff in peace`
      : 'Use one of the Staff Abilities, or leave the Staff in peace'
  },
  'clock.pay'(view) {
    const frame = frameOf(view, 'clock')
    if (!frame) return 'Hours to pay: spend Frozen Hours, or go'
    const hour = view.pieces[frame.seat]?.hour ?? 0
    const shop = view.shops[frame.seat] as Shop
    return say`${count(frame.hours, 'Hour')} to pay: spend Frozen Hours (${frozenHours(shop)}), or go from hour ${hour} to ${hour + frame.hours}`
  },
  'arrival.boat'(view) {
    const arriving = frameOf(view, 'arrival')?.adventurer
    return arriving ? say`Choose a boat for ${a(adventurer(arriving))}` : 'Choose a boat for the Adventurer'
  },
  'arrival.pier'(view) {
    const boat = frameOf(view, 'arrival')?.boat
    return boat ? say`Boat ${boat} is full: where does it land?` : 'The boat is full: where does it land?'
  },
  'sale.stall'(view) {
    const frame = frameOf(view, 'sale')
    if (!frame) return 'Sell Goods, then close the stall'
    const { relics, artifacts } = view.shops[frame.seat] as Shop
    const left = sum(relics) + sum(artifacts)
    return say`Sell Goods (${left} on the shelf, ${sum(frame.earned)} Gold so far), or close the stall and keep the rest`
  },
}

export const askWords = (ask: string, view: View): Sentence => ASKS[ask]?.(view) ?? 'Your decision'
