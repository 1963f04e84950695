import { type Hidden, nobody, only, players, type Secrets } from '@anachron/kernel'
import { type CardId, isFido, isHammer } from '../content/index.ts'
import type { State } from './types.ts'
import { seesFlux } from './view.ts'

/** Cards nobody has turned up could each lie where another one does. */
const UNSEEN = { pool: 'unseen cards' }
/** HAMMERs are never held. */
const HELD = { ...UNSEEN, fits: (card: unknown) => !isHammer(card as CardId) }

/** A card that both players know because it was looked at is written down a second time. */
const noted = (list: readonly CardId[], card: CardId): { in: object; key: number }[] => [
  { in: list, key: list.indexOf(card) },
]

/** Who knows what (TH-16, TH-156). */
export const secrets: Secrets<State> = {
  /** Fido and cards taken openly are known to be in the hand. */
  hand: (state) =>
    state.players.flatMap(({ hand, open, seen }, seat) =>
      hand.flatMap((card, key): Hidden[] =>
        isFido(card) || open.includes(card)
          ? []
          : seen.includes(card)
            ? [{ in: hand, key, knownTo: players, ...HELD, also: noted(seen, card) }]
            : [{ in: hand, key, knownTo: only(seat), ...HELD }],
      ),
    ),
  'card of the deck': ({ deck }) => deck.pool.map((_, key) => ({ in: deck.pool, key, knownTo: nobody, ...UNSEEN })),
  /** The reader knows them in order. */
  'card looked at on top of the deck': ({ deck, glimpsed, reader }) =>
    deck.top.flatMap((card, key): Hidden[] =>
      glimpsed.includes(card) ? [] : [{ in: deck.top, key, knownTo: (viewer) => viewer === reader, ...UNSEEN }],
    ),
  /** Where the reader's rival has looked, too. */
  'card that both have looked at on top of the deck': ({ deck, glimpsed }) =>
    deck.top.flatMap((card, key): Hidden[] =>
      glimpsed.includes(card) ? [{ in: deck.top, key, knownTo: players, ...UNSEEN, also: noted(glimpsed, card) }] : [],
    ),
  'Flux beside the Agent': ({ stack }) =>
    stack.flatMap((frame): Hidden[] =>
      frame.kind === 'attack' && frame.flux !== null
        ? [{ in: frame, key: 'flux', knownTo: (viewer) => seesFlux(viewer, frame), ...UNSEEN }]
        : [],
    ),
  /** Nobody else sees even that there is one. */
  plan: ({ stack }) =>
    stack.flatMap((frame): Hidden[] =>
      frame.kind === 'plan'
        ? [
            {
              in: frame,
              key: 'plan',
              knownTo: only(frame.seat),
              values: [null],
              set: () => stack.splice(stack.indexOf(frame), 1),
            },
          ]
        : [],
    ),
}
