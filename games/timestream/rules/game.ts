import type { Game } from '@anachron/kernel'
import { cards, decks } from '../content/index.ts'
import { words } from '../words.ts'
import { ability, intervention } from './abilities.ts'
import { checkDeckList } from './deck-building.ts'
import { forecast } from './forecast.ts'
import { imagine } from './imagine.ts'
import { opening } from './opening.ts'
import { arriving, pay } from './paying.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score.ts'
import { freshAllowance, turn } from './turn.ts'
import type { NamedDeck, Player, TimestreamTypes } from './types.ts'
import { clone, redact, view } from './view.ts'

const newPlayer = (): Player => ({
  list: null,
  deck: { top: [], pool: [], bottom: [] },
  hand: [],
  shown: [],
  peeked: [],
  void: [],
  faceDown: [],
  cells: [],
  locations: [null, null, null],
  advances: [[], [], []],
  obstacles: [[], [], []],
})

const CHOICES = [
  { value: 'choose', label: 'chosen at the table' },
  ...decks.map((deck) => ({ value: deck.id, label: deck.name, help: deck.idea })),
]

const MOST_BROUGHT = 20

/** What is wrong with decks that people bring; the sentence names the deck and the rule. */
function checkBrought(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length > MOST_BROUGHT) return `it is a list of at most ${MOST_BROUGHT} decks.`
  for (const [i, deck] of value.entries()) {
    const { name, list } = (deck ?? {}) as Partial<NamedDeck>
    if (typeof name !== 'string' || name.trim() === '' || name.length > 60)
      return `deck ${i + 1}: its name is a text of at most 60 letters.`
    const fault = checkDeckList(list)
    if (fault) return `deck ${i + 1} (${name}): ${fault}`
  }
  return undefined
}

export const game: Game<TimestreamTypes> = {
  id: 'timestream',
  title: 'Timestream',
  version: 1,
  // TS-1.
  seats: { min: 2, max: 2 },
  options: {
    deck1: { kind: 'choice', label: 'Deck of seat 1', rule: 'TS-94', default: 'choose', values: CHOICES },
    deck2: { kind: 'choice', label: 'Deck of seat 2', rule: 'TS-94', default: 'choose', values: CHOICES },
    lists: {
      kind: 'choice',
      label: 'Deck lists',
      help: 'Closed lists hide which of the decks at the table each player has chosen.',
      rule: 'TS-94',
      default: 'open',
      values: [
        { value: 'open', label: 'open' },
        { value: 'closed', label: 'closed' },
      ],
    },
    powerStart: {
      kind: 'flag',
      label: 'Power Start',
      help: 'Start with one Power Cell of each kind in play.',
      rule: 'TS-16',
      default: true,
    },
    mulligan: {
      kind: 'flag',
      label: 'Mulligan',
      help: 'Each player may once draw seven new cards.',
      rule: 'TS-18',
      default: true,
    },
    catchUp: {
      kind: 'flag',
      label: 'Catch-up card',
      help: 'The second player draws one more card; good for even chances.',
      rule: 'TS-19',
      default: false,
    },
    turnCap: { kind: 'number', label: 'Turn limit', rule: 'TS-92', default: 200, min: 20, max: 400 },
    brought: {
      kind: 'data',
      label: 'Decks of your own',
      help: 'Both players may choose among them.',
      rule: 'TS-94',
      default: [],
      check: checkBrought,
    },
  },
  rulebook,
  flows: { opening, turn, pay, arrive: arriving, ability, intervention },
  setup({ deck1, deck2, lists, powerStart, mulligan, catchUp, turnCap, brought }) {
    const fixed = [deck1, deck2].map((deck) => (deck === 'choose' ? null : deck))
    const waiting = fixed.flatMap((deck, seat) => (deck === null ? [seat] : []))
    return {
      stack: [{ kind: 'opening', at: 'deck', waiting, chosen: fixed, mulligans: [] }],
      result: null,
      rules: { powerStart, mulligan, catchUp, turnCap, closed: lists === 'closed' },
      brought: brought.map(({ name, list }) => ({ name, list: { ...list } })),
      players: [newPlayer(), newPlayer()],
      first: 0,
      active: 0,
      turn: 0,
      step: 'opening',
      allowance: freshAllowance(),
      nextUnit: 1,
    }
  },
  clone,
  view,
  redact,
  imagine,
  score,
  anytime: {
    options: () => [{ kind: 'concede' }],
    take(ctx, seat) {
      ctx.emit({ kind: 'ended', rule: 'TS-93', reason: 'concede' })
      ctx.end({ reason: 'concede', rule: 'TS-93', payoff: seat === 0 ? [0, 1] : [1, 0] })
    },
  },
  concede: { kind: 'concede' },
  content: cards.map(({ id, name, type }) => ({ id, name, kind: type })),
  tags(event) {
    if (event.kind === 'played') return [{ id: event.play.card, how: 'played', seat: event.seat }]
    if (event.kind === 'drew') return (event.cards ?? []).map((id) => ({ id, how: 'drawn', seat: event.seat }))
    return []
  },
  forecast,
  words,
}

export type * from './types.ts'
