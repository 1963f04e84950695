import { type Chance, newDeck, START, takeFromPool } from '@anachron/kernel'
import { type CardId, constants, FIDO_IDS, type FidoId, HAMMER_IDS, HAND_CARDS, QUARK_IDS } from '../content/index.ts'
import { COMMAND_DECADES, playerOf, rivalOf } from './decades.ts'
import { insert } from './deck.ts'
import { turnUpQuark } from './quarks.ts'
import type { Options, Player, State } from './types.ts'

const newPlayer = (fido: FidoId): Player => ({
  hand: [fido],
  open: [],
  seen: [],
  agents: [],
  actions: 0,
  jamais: constants.startingJamais.value,
  skill: constants.startingSkill.value,
  drawBonus: 0,
})

/**
 * TH-6 to TH-13 (TH-7: Fido is in hand, and with TH-R22 stays there until its owner's first Prep; TH-R2: every HAMMER
 * takes part). Decks have no order before they are drawn from, so only what is dealt or turned up uses chance.
 */
export function setup(options: Options, _seats: number, chance: Chance): State {
  const first = options.first === 'random' ? chance.pick('first player', 2) : options.first === 'seat1' ? 0 : 1
  const hammers = HAMMER_IDS.slice()
  const deck = newDeck<CardId>(HAND_CARDS)
  const state: State = {
    stack: [{ kind: 'turn', at: START, used: 0, found: [] }],
    result: null,
    options: { ...options },
    players: FIDO_IDS.map(newPlayer),
    deck,
    reader: null,
    glimpsed: [],
    discard: [],
    dejaVu: [],
    commands: COMMAND_DECADES.map(() => null),
    first,
    active: first,
    turn: 0,
    die: options.rounds,
    phase: 'prep',
    paradox: false,
    turnLost: false,
    quark: null,
    quarks: options.quarks ? QUARK_IDS.slice() : [],
  }
  for (let i = 0; i < constants.startingCards.value; i++)
    for (const seat of [first, rivalOf(first)])
      insert(playerOf(state, seat).hand, takeFromPool(deck.pool, chance, 'deal'))
  state.dejaVu.push(takeFromPool(hammers, chance, 'déjà vu'))
  deck.pool.push(...hammers)
  if (options.balancedStart) playerOf(state, rivalOf(first)).jamais = constants.blueCubes.value
  if (options.quarks) turnUpQuark({ state, chance })
  return state
}
