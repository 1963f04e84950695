import type { Game } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { cards, decks } from '../content/index.ts'
import { beat, decisive } from '../words/beats.ts'
import { count } from '../words/count.ts'
import { forecast } from '../words/forecast.ts'
import { words } from '../words/index.ts'
import { threats } from '../words/threats.ts'
import { ability, intervention } from './abilities.ts'
import { arriving } from './arriving.ts'
import { check } from './check.ts'
import { faultOfDeck, inWords } from './deck-building.ts'
import { imagine } from './imagine.ts'
import { limited, limitedFrame } from './limited/flow.ts'
import { opening, rulesOf } from './opening.ts'
import { pay } from './paying.ts'
import { rulebook } from './rulebook.ts'
import { score } from './score.ts'
import { secrets } from './secrets.ts'
import { MOST_TURNS } from './shape.ts'
import { freshAllowance, turn } from './turn.ts'
import type { Player, TimestreamTypes } from './types.ts'
import { clone, copyDeck, redact, view } from './view.ts'

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
  {
    value: 'choose',
    label: 'chosen at the table',
    help: 'One of the eight of the game, or one of your own. The expert bot brings a deck that it has built; for an even match give it one of the eight.',
  },
  ...decks.map((deck) => ({ value: deck.id, label: deck.name, help: deck.idea })),
]

/** What is wrong with decks lent to seats; the sentence names the seat and the rule. */
function checkLent(value: unknown): Sentence | undefined {
  if (!Array.isArray(value) || value.length !== 2) return 'it is a list with a deck or null for each of the two seats.'
  for (const [seat, deck] of value.entries()) {
    const fault = deck === null ? undefined : faultOfDeck(deck)
    if (fault) return say`seat ${seat + 1}: ${inWords(fault)}`
  }
  return undefined
}

export const game: Game<TimestreamTypes> = {
  id: 'timestream',
  title: 'Timestream',
  version: 9,
  // TS-1.
  seats: { min: 2, max: 2 },
  options: {
    decksFrom: {
      kind: 'choice',
      label: 'Decks come from',
      help: 'Draft and sealed are house variants: everybody builds a deck of sixty from packs, with basic Power Cells and TIMESTREAM from a common stock, and lists stay closed.',
      rule: 'TS-97',
      default: 'choice',
      values: [
        { value: 'choice', label: 'choice', help: 'One of the eight decks of the game, or one of your own.' },
        {
          value: 'draft',
          label: 'a draft',
          help: 'Three times both open a pack of fifteen, take a card and pass the rest on, until all are taken.',
        },
        { value: 'sealed', label: 'sealed packs', help: 'Everybody opens five packs of fifteen and builds from them.' },
      ],
    },
    deck1: { kind: 'choice', label: 'Deck of seat 1', rule: 'TS-94', default: 'choose', values: CHOICES },
    deck2: { kind: 'choice', label: 'Deck of seat 2', rule: 'TS-94', default: 'choose', values: CHOICES },
    lists: {
      kind: 'choice',
      label: 'Deck lists',
      help: 'With closed lists nobody else sees which deck a player has chosen or brought, until the match is over.',
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
    turnCap: { kind: 'number', label: 'Turn limit', rule: 'TS-92', default: 200, min: 20, max: MOST_TURNS },
    lent: {
      kind: 'data',
      label: 'A deck of yours for a seat',
      help: 'One of your decks can be lent to a bot, or to a friend without one; everybody may look at it.',
      rule: 'TS-94',
      default: [null, null],
      check: checkLent,
    },
  },
  checkOptions: ({ decksFrom, deck1, deck2, lent }) =>
    decksFrom !== 'choice' && (deck1 !== 'choose' || deck2 !== 'choose' || lent.some((deck) => deck !== null))
      ? { rule: 'TS-97', reason: 'Who builds a deck from packs brings none: leave both decks to be chosen.' }
      : undefined,
  // TS-94: a deck that was fixed for somebody stays theirs.
  rematch: ({ deck1, deck2, lent, ...same }) => ({ ...same, deck1: deck2, deck2: deck1, lent: [...lent].reverse() }),
  rulebook,
  flows: { opening, limited, turn, pay, arrive: arriving, ability, intervention },
  setup(options) {
    const rules = rulesOf(options)
    const { fixed } = rules
    const waiting = fixed.flatMap((deck, seat) => (deck === null ? [seat] : []))
    return {
      stack: [
        rules.decksFrom === 'choice'
          ? { kind: 'opening', at: 'deck', waiting, chosen: fixed.map(copyDeck), mulligans: [] }
          : limitedFrame(),
      ],
      result: null,
      rules,
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
  check,
  view,
  secrets,
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
  beat,
  decisive,
  steers: ({ kind }) => kind === 'payByHand',
  redraws: ({ kind }) => kind === 'keep' || kind === 'mulligan',
  threats,
  count,
}

export { answering } from './answering.ts'
export type * from './types.ts'
