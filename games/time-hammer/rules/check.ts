import { type MatchTerms, sameJson } from '@anachron/kernel'
import {
  type CardId,
  constants,
  DRAW_DECK,
  FIDO_IDS,
  type FidoId,
  isFido,
  isHammer,
  QUARK_IDS,
  rankOf,
} from '../content/index.ts'
import { greenReserve, guardsOf } from './cubes.ts'
import { agentsOn, COMMAND_DECADES, playerOf } from './decades.ts'
import { shape } from './shape.ts'
import type { Player, State, TimeHammer } from './types.ts'
import { wrongUnderWay } from './under-way.ts'

/** Why somebody's position is none of this game; nothing = it can be played. */
export function check(state: unknown, { options, seats }: MatchTerms<TimeHammer>): string | undefined {
  const read = shape.safeParse(state)
  if (!read.success) return 'The position holds something that this game does not have.'
  const position = read.data
  if (seats !== position.players.length) return 'The position is not for so many players.'
  if (!sameJson(position.options, options)) return 'The position was set up in another way than the match.'
  return (
    wrongWithCards(position) ??
    wrongWithPlayer(position, 0) ??
    wrongWithPlayer(position, 1) ??
    wrongWithTable(position) ??
    (position.result === null ? wrongUnderWay(position) : wrongWithResult(position))
  )
}

/** Where every card is (TH-18). */
function placesOf({ deck, discard, dejaVu, players, stack }: State): CardId[] {
  const cards: (CardId | null | 'hidden')[] = [...deck.top, ...deck.pool, ...discard, ...dejaVu]
  for (const { hand, agents } of players) cards.push(...hand, ...agents.map(({ card }) => card))
  for (const frame of stack) {
    if (frame.kind === 'hammer') cards.push(frame.card)
    else if (frame.kind === 'attack') cards.push(frame.flux)
    else if (frame.kind === 'reveal') cards.push(...frame.slots.map(({ card }) => card))
    else if (frame.kind === 'response')
      cards.push(...frame.played.map(({ card }) => card), frame.resolving?.card ?? null)
  }
  return cards.filter((card) => card !== null && card !== 'hidden')
}

/** Sets of cards lie in the order of the card list, and no card twice. */
function isSet(cards: readonly CardId[]): boolean {
  for (let i = 1; i < cards.length; i++) if (rankOf[cards[i - 1] as CardId] >= rankOf[cards[i] as CardId]) return false
  return true
}

function wrongWithCards(state: State): string | undefined {
  const cards = placesOf(state)
  if (new Set(cards).size < cards.length) return 'A card lies in two places.'
  // A match may end while cards are in use; those lie nowhere then.
  if (state.result === null && cards.length < DRAW_DECK.length + FIDO_IDS.length) return 'A card is missing.'
  const { deck, discard, dejaVu, reader, glimpsed, stack } = state
  const inUse = stack.flatMap((frame) => (frame.kind === 'reveal' ? frame.slots.map(({ card }) => card) : []))
  if ([...deck.top, ...deck.pool, ...discard, ...inUse].some((card) => card !== null && isFido(card)))
    return 'A Fido lies where none can be.'
  if (discard.some(isHammer)) return 'A HAMMER lies in the discard pile.'
  if (!isSet(dejaVu)) return 'The Déjà vu pile is out of order.'
  if ((reader === null) !== (deck.top.length === 0)) return 'The top of the deck is known to nobody.'
  return isSet(glimpsed) && glimpsed.every((card) => deck.top.includes(card))
    ? undefined
    : 'Cards are known to lie on the deck that do not.'
}

const hasExcess = ({ agents }: Player): boolean => agents.length > constants.agentsInPlay.value

function wrongWithPlayer(state: State, seat: 0 | 1): string | undefined {
  const player: Player = playerOf(state, seat)
  const { hand, open, seen, agents, skill } = player
  const fido = FIDO_IDS[seat] as FidoId
  if ([...hand, ...agents.map(({ card }) => card)].some((card) => isFido(card) && card !== fido))
    return 'A Fido is with the wrong player.'
  if (hand.some(isHammer)) return 'A HAMMER is in a hand.'
  if (!isSet(hand)) return 'A hand is out of order.'
  const known = [...open, ...seen]
  if (!isSet(open) || !isSet(seen) || known.some((card) => isFido(card) || !hand.includes(card)))
    return 'A card is known to be in a hand where it is not.'
  if (new Set(known).size < known.length) return 'A card of a hand is known twice.'
  if (greenReserve(player) < 0) return 'A player has too many Actions.'
  if (guardsOf(player) > constants.guards.value) return 'A player has too many Agents On Guard.'
  // A sixth one is about to be given up, or the match ended before it was (TH-80).
  const running = state.stack.at(-1)
  const waits = state.result !== null || (running?.kind === 'excess' && running.seat === seat)
  if (hasExcess(player) && !waits) return 'A player has too many Agents.'
  const { noExpert, finishRound } = state.options
  return skill === constants.expert.value && !noExpert && !finishRound && state.result === null
    ? 'The game goes on although somebody has reached E.'
    : undefined
}

function wrongWithTable(state: State): string | undefined {
  const { options, die, quark, quarks, turnLost } = state
  if (die > options.rounds) return 'There are more rounds to come than the game has.'
  if (turnLost) return 'A turn goes on that has been lost.'
  const turnedUp = quark === null ? quarks : [...quarks, quark]
  const most = options.quarks ? QUARK_IDS.length - (options.rounds - die) : 0
  if (turnedUp.length > most || new Set(turnedUp).size < turnedUp.length) return 'There is a Quark too many.'
  // Commands wait until a sixth Agent has been given up.
  if (state.players.some(hasExcess)) return undefined
  for (const [i, decade] of COMMAND_DECADES.entries()) {
    const a = agentsOn(playerOf(state, 0), decade)
    const b = agentsOn(playerOf(state, 1), decade)
    const owner = state.commands[i]
    const right = a !== b ? owner === (a > b ? 0 : 1) : owner === null || (a > 0 && !options.tieToGallery)
    if (!right) return 'A Command card is with the wrong player.'
  }
  return undefined
}

const WAYS = /^(concede|(expert|rounds)(, (trio|decades|agents|shared))?)$/
const PAYOFFS = ['1,0', '0,1', '0.5,0.5']

function wrongWithResult({ result, players }: State): string | undefined {
  if (result === null) return undefined
  const points = players.map(({ skill }) => skill)
  return WAYS.test(result.reason) && PAYOFFS.includes(result.payoff.join()) && sameJson(result.points, points)
    ? undefined
    : 'The match cannot have ended like that.'
}
