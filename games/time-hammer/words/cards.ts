import { count, joined, list, type Piece, piece, type Sentence, say } from '@anachron/kernel/words'
import {
  type AgentId,
  type CardId,
  cards,
  costOf,
  type Decade,
  type GadgetCard,
  isAgent,
  isJump,
  type PlayingCard,
  type Provenance,
  type Values,
} from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { PHASE_NAMES } from './phases.ts'

/** The name of a card as people say it; Jumps differ only in their values, so those are named too. */
export const cardName = (id: CardId): Sentence => {
  const card = cards[id]
  return isJump(id) && 'flux' in card ? say`Jump ${card.flux}/${card.stasis}` : card.name
}

/** A card that a screen can point at. */
export const theCard = (id: CardId): Piece => piece(id, cardName(id))

export const theCards = (ids: readonly CardId[]): Sentence => joined(ids.map(theCard), ', ')

export const theDecade = (decade: Decade): Piece => piece(`decade-${decade}`, decade)

const valueWords = ({ flux, stasis }: Values): Sentence =>
  stasis === 'P' ? say`Flux ${flux}, Stasis P (a Paradox)` : say`Flux ${flux}, Stasis ${stasis}`

function entersWords(id: AgentId, breed: 'human' | 'bot'): Sentence {
  const cost = costOf(id)
  return breed === 'human'
    ? say`free if you hold ${count(cost, 'decade')}, else it costs ${count(cost, 'card')}; it enters on 2020`
    : say`it costs ${count(cost, 'card')} and enters on any decade`
}

const WHOSE_TURN = { black: 'in any turn', red: 'in your rival’s turn', green: 'in your turn' } as const

/** When the gears let it be played (TH-115). All gears of a card have one colour. */
function gearWords({ gears, condition }: GadgetCard): Sentence {
  const phases = list(
    gears.map(({ phase }) => PHASE_NAMES[phase]),
    'or',
  )
  const when = say`Gadget for the ${phases} phase ${WHOSE_TURN[gears[0]?.colour ?? 'black']}`
  return condition ? say`${when}, with a condition` : when
}

/** What the discard symbols say (TH-118). */
export const discardCost = ({ discards }: GadgetCard): Sentence => say`costs ${count(discards, 'card')}`

function printed(id: CardId, card: PlayingCard): Sentence {
  switch (card.kind) {
    case 'agent':
    case 'fido': {
      const stats = say`Jump ${card.jump}, Attack ${card.attack}`
      if (!isAgent(id)) return say`${card.name}, the Fido you begin with, a bot; ${stats}; it costs nothing`
      return say`${card.name}, a ${card.breed}; ${stats}; ${entersWords(id, card.breed)}`
    }
    case 'jump':
      return 'Jump: sends an Agent of yours to another decade, for an Action, or out of an attack on it'
    case 'hammer':
      return say`${card.name}; HAMMER of level ${card.level} in ${card.decade}`
    case 'gadget':
      return card.discards > 0 ? say`${gearWords(card)}; ${discardCost(card)}` : gearWords(card)
  }
}

/** Everything that is printed on a card. */
export function cardText(id: CardId): Sentence {
  const card = cards[id]
  if (card.kind === 'gadget') return say`${card.name}: ${card.text} ${printed(id, card)}. ${valueWords(card)}.`
  return 'flux' in card ? say`${printed(id, card)}. ${valueWords(card)}.` : say`${printed(id, card)}.`
}

/** What is said of a card beside the whole of it: of a Gadget its text stands there already. */
export function besides(id: CardId): Sentence {
  const card = cards[id]
  return card.kind === 'gadget' ? say`${printed(id, card)}. ${valueWords(card)}.` : cardText(id)
}

/** Why a Gadget could not be played as things stand, whatever the phase: who is ahead decides (TH-117). */
export function missingSkill({ players, viewer }: View, id: CardId): string | undefined {
  const card = cards[id]
  const [own, rival] = [players[viewer]?.skill, players[1 - viewer]?.skill]
  if (card.kind !== 'gadget' || own === undefined || rival === undefined) return undefined
  const most = card.conditions.find((condition) => condition.is === 'skillLeadAtMost')
  if (!most || own - rival <= most.lead) return undefined
  return own > rival ? 'not now: you lead' : 'not now: you are level'
}

/** Why a card of the hand waits, while something else is asked. */
export function waitingWords(
  { phase, active, viewer }: Pick<View, 'phase' | 'active' | 'viewer'>,
  id: CardId,
): Sentence {
  const card = cards[id]
  const acts = phase === 'action' && active === viewer
  if (card.kind === 'jump' && !acts) return 'Not now: a Jump is for your Action phase, or to flee from an attack.'
  if ((card.kind === 'agent' || card.kind === 'fido') && !acts)
    return 'Not now: Agents are recruited in your Action phase.'
  if (card.kind !== 'gadget' || card.gears.some((gear) => gear.phase === phase))
    return 'Not now: something else is asked first.'
  const phases = list(
    card.gears.map(({ phase }) => PHASE_NAMES[phase]),
    'or',
  )
  return say`Not now: only in the ${phases} phase ${WHOSE_TURN[card.gears[0]?.colour ?? 'black']}.`
}

/** Where the facts of a card come from, for players to see. */
export const cardSource = ({ booklet }: Provenance): Sentence =>
  booklet.length === 0
    ? 'Reconstructed by us.'
    : say`From the booklet: ${joined(booklet, ', ')}. The rest is reconstructed.`
