import { count, joined, type Piece, piece, type Sentence, say } from '@anachron/kernel/words'
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

/** The name of a card as people say it; Jumps differ only in their values, so those are named too. */
export const cardName = (id: CardId): Sentence => {
  const card = cards[id]
  return isJump(id) && 'flux' in card ? say`Jump ${card.flux}/${card.stasis}` : card.name
}

/** A card that a screen can point at. */
export const theCard = (id: CardId): Piece => piece(id, cardName(id))

export const theCards = (ids: readonly CardId[]): Sentence => joined(ids.map(theCard), ', ')

export const theDecade = (decade: Decade): Piece => piece(`decade-${decade}`, decade)

const valueWords = ({ flux, stasis }: Values): Sentence => say`Flux ${flux}, Stasis ${stasis}`

function entersWords(id: AgentId, breed: 'human' | 'bot'): Sentence {
  const cost = costOf(id)
  return breed === 'human'
    ? say`free if you hold ${count(cost, 'decade')}, else ${count(cost, 'card')}; enters on 2020`
    : say`costs ${count(cost, 'card')}; enters anywhere`
}

/** The gears, with the condition symbol beside them (TH-115). */
function gearWords({ gears, condition }: GadgetCard): Sentence {
  const when = joined(
    gears.map(({ colour, phase }) => say`${colour} ${phase}`),
    ', ',
  )
  return condition ? say`${when} +` : when
}

/** What the discard symbols say (TH-118). */
export const discardCost = ({ discards }: GadgetCard): Sentence => say`costs ${count(discards, 'card')}`

function printed(id: CardId, card: PlayingCard): Sentence {
  switch (card.kind) {
    case 'agent':
    case 'fido': {
      const stats = say`${card.name}, ${card.breed}; J ${card.jump}, A ${card.attack}`
      return isAgent(id) ? say`${stats}; ${entersWords(id, card.breed)}` : stats
    }
    case 'jump':
      return 'Jump; for an Action Jump or an Emergency Jump'
    case 'hammer':
      return say`${card.name}; HAMMER of level ${card.level} in ${card.decade}`
    case 'gadget':
      return card.discards > 0
        ? say`${card.name}; ${gearWords(card)}; ${discardCost(card)}`
        : say`${card.name}; ${gearWords(card)}`
  }
}

/** Everything that is printed on a card. */
export function cardText(id: CardId): Sentence {
  const card = cards[id]
  if (card.kind === 'gadget') return say`${printed(id, card)}; ${card.text} ${valueWords(card)}.`
  return 'flux' in card ? say`${printed(id, card)}; ${valueWords(card)}.` : say`${printed(id, card)}.`
}

/** Where the facts of a card come from, for players to see. */
export const cardSource = ({ booklet }: Provenance): Sentence =>
  booklet.length === 0
    ? 'Reconstructed by us.'
    : say`From the booklet: ${joined(booklet, ', ')}. The rest is reconstructed.`
