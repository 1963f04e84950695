import { cloneDeck, copyJson, deckSize, EVERYTHING, isEmpty, sees, type Viewer } from '@anachron/kernel'
import { sortByList } from './piles.ts'
import type {
  CardId,
  Cell,
  DeckChoice,
  Event,
  Lasting,
  LimitedFrame,
  Player,
  PlayerView,
  State,
  TimestreamFrame,
  Unit,
  View,
} from './types.ts'

const cloneLasting = (lasting: Lasting): Lasting => ({ ...lasting })
/** Field by field, which is quicker than spreading: units are most of what is copied. */
const cloneUnit = (unit: Unit): Unit => ({
  id: unit.id,
  owner: unit.owner,
  card: unit.card,
  second: unit.second,
  links: unit.links.slice(),
  arrived: unit.arrived,
  counter: unit.counter,
  charges: unit.charges,
  stunned: unit.stunned,
  struck: unit.struck,
  lasting: unit.lasting.length === 0 ? [] : unit.lasting.map(cloneLasting),
})
export const cloneCell = (cell: Cell): Cell => ({ card: cell.card, linked: cell.linked, frozen: cell.frozen })
const EMPTY: readonly Unit[] = []
/** Most chains are empty. */
const cloneChain = (chain: readonly Unit[]): Unit[] => (chain.length === 0 ? EMPTY.slice() : chain.map(cloneUnit))
export const cloneChains = ([first, second, third]: readonly Unit[][]): Unit[][] => [
  cloneChain(first as Unit[]),
  cloneChain(second as Unit[]),
  cloneChain(third as Unit[]),
]
export const cloneLocations = ([first, second, third]: readonly (Unit | null)[]): (Unit | null)[] => [
  first ? cloneUnit(first) : null,
  second ? cloneUnit(second) : null,
  third ? cloneUnit(third) : null,
]

/** A deck of one's own is copied, the name of one of the game is not. */
export function copyDeck<D extends DeckChoice | null>(deck: D): D
export function copyDeck(deck: DeckChoice | null): DeckChoice | null {
  return deck === null || typeof deck === 'string' ? deck : { name: deck.name, list: { ...deck.list } }
}

export const cloneRules = (rules: State['rules']): State['rules'] => ({
  powerStart: rules.powerStart,
  mulligan: rules.mulligan,
  catchUp: rules.catchUp,
  turnCap: rules.turnCap,
  closed: rules.closed,
  decksFrom: rules.decksFrom,
  fixed: rules.fixed.map(copyDeck),
})

export function cloneFrame(frame: TimestreamFrame): TimestreamFrame {
  switch (frame.kind) {
    case 'opening':
      return {
        ...frame,
        waiting: frame.waiting.slice(),
        chosen: frame.chosen.map(copyDeck),
        mulligans: frame.mulligans.slice(),
      }
    case 'limited':
      return {
        ...frame,
        waiting: frame.waiting.slice(),
        packs: frame.packs.map((pack) => pack.slice()),
        pools: frame.pools.map((pool) => pool.slice()),
        chosen: frame.chosen.map(copyDeck),
      }
    case 'pay':
      return { ...frame, cost: { ...frame.cost } }
    case 'arrive':
      return { ...frame, play: { ...frame.play } }
    case 'ability':
      return { ...frame, below: frame.below.slice() }
    default:
      return { ...frame }
  }
}

const clonePlayer = (player: Player): Player => ({
  list: copyDeck(player.list),
  deck: cloneDeck(player.deck),
  hand: player.hand.slice(),
  shown: player.shown.slice(),
  peeked: player.peeked.slice(),
  void: player.void.slice(),
  faceDown: player.faceDown.slice(),
  cells: player.cells.map(cloneCell),
  locations: cloneLocations(player.locations),
  advances: cloneChains(player.advances),
  obstacles: cloneChains(player.obstacles),
})

export const cloneAllowance = (allowance: State['allowance']): State['allowance'] => ({
  chain: allowance.chain,
  chainPlayed: allowance.chainPlayed,
  cell: allowance.cell,
  extraCells: allowance.extraCells,
  plays: allowance.plays,
  struck: allowance.struck.slice(),
})

export const clone = (state: State): State => ({
  stack: state.stack.map(cloneFrame),
  result: state.result && copyJson(state.result),
  rules: cloneRules(state.rules),
  players: state.players.map(clonePlayer),
  first: state.first,
  active: state.active,
  turn: state.turn,
  step: state.step,
  allowance: cloneAllowance(state.allowance),
  nextUnit: state.nextUnit,
})

/** Stands for a card that the viewer may not know. */
export const HIDDEN = '?'

const sorted = (cards: readonly CardId[]): CardId[] => sortByList(cards.slice())

/** TS-94: whether everybody may know what a seat plays with. */
export const isListOpen = ({ rules, result }: Pick<State, 'rules' | 'result'>, seat: number): boolean =>
  !rules.closed || rules.fixed[seat] !== null || result !== null

/** TS-73, TS-90, TS-91. */
function viewPlayer(state: State, seat: number, viewer: Viewer): PlayerView {
  const player = state.players[seat] as Player
  const own = sees(viewer, seat)
  return {
    list: own || isListOpen(state, seat) ? copyDeck(player.list) : null,
    deckSize: deckSize(player.deck),
    top: own ? player.deck.top.slice() : null,
    bottom: own ? player.deck.bottom.slice() : null,
    hand: own ? player.hand.slice() : null,
    handSize: player.hand.length,
    shown: sorted(player.shown),
    peeked: viewer >= 0 || viewer === EVERYTHING ? sorted(player.peeked) : null,
    void: player.void.slice(),
    faceDown: own ? player.faceDown.slice() : null,
    faceDownSize: player.faceDown.length,
    cells: player.cells.map(cloneCell),
    locations: cloneLocations(player.locations),
    advances: cloneChains(player.advances),
    obstacles: cloneChains(player.obstacles),
  }
}

/** As many cards as these, whichever they are. */
const faceDown = ({ length }: readonly CardId[]): CardId[] => new Array<CardId>(length).fill(HIDDEN)

/** TS-97: of the rival's cards how many there are, and of a deck that it is built; nothing of theirs is looked at. */
function viewLimited(frame: LimitedFrame, viewer: Viewer): LimitedFrame {
  const { chosen } = frame
  const veiled = (cards: CardId[], seat: number): CardId[] => (sees(viewer, seat) ? cards.slice() : faceDown(cards))
  const deckOf = (seat: number): DeckChoice | null => {
    if (sees(viewer, seat)) return copyDeck(chosen[seat] as DeckChoice | null)
    return isEmpty(chosen, seat) ? null : HIDDEN
  }
  return {
    ...frame,
    waiting: frame.waiting.slice(),
    packs: frame.packs.map(veiled),
    pools: frame.pools.map(veiled),
    chosen: Array.from(frame.packs, (_, seat) => deckOf(seat)),
  }
}

/** What is under way, without what only one seat knows of it. */
function viewFrame({ rules }: State, frame: TimestreamFrame, viewer: Viewer): TimestreamFrame {
  if (frame.kind === 'limited') return viewLimited(frame, viewer)
  const copy = cloneFrame(frame)
  if (copy.kind === 'opening')
    copy.chosen = copy.chosen.map((deck, seat) =>
      deck === null || rules.fixed[seat] !== null || sees(viewer, seat) ? deck : HIDDEN,
    )
  if (copy.kind === 'ability' && !sees(viewer, copy.seat)) copy.below = faceDown(copy.below)
  return copy
}

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  rules: cloneRules(state.rules),
  players: [viewPlayer(state, 0, viewer), viewPlayer(state, 1, viewer)],
  first: state.first,
  active: state.active,
  turn: state.turn,
  step: state.step,
  allowance: cloneAllowance(state.allowance),
  nextUnit: state.nextUnit,
  stack: state.stack.map((frame) => viewFrame(state, frame, viewer)),
  result: state.result && copyJson(state.result),
})

/** Events whose cards only their seat may see. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  if (event.kind === 'ended' || event.kind === 'packsOpened' || sees(viewer, event.seat)) return event
  switch (event.kind) {
    case 'drew':
    case 'looked':
    case 'bottomed':
    case 'buried': {
      const { cards: _hidden, ...open } = event
      return open
    }
    case 'peeked': {
      // Whose hand it is knows it.
      if (viewer >= 0) return event
      const { cards: _hidden, ...open } = event
      return open
    }
    case 'picked': {
      const { card: _hidden, ...open } = event
      return open
    }
    case 'took': {
      if (event.open) return event
      const { card: _hidden, ...open } = event
      return open
    }
    case 'deckChosen': {
      if (event.open) return event
      const { deck: _hidden, ...open } = event
      return open
    }
    default:
      return event
  }
}
