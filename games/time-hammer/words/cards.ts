import { type CardId, cards, costOf, isAgent, isJump, type PlayingCard, type Provenance } from '../content/index.ts'

/** The name of a card as people say it; Jumps differ only in their values, so those are named too. */
export const cardName = (id: CardId): string => {
  const card = cards[id]
  return isJump(id) && 'flux' in card ? `Jump ${card.flux}/${card.stasis}` : card.name
}

export const cardNames = (ids: readonly CardId[]): string => ids.map(cardName).join(', ')

const values = (card: PlayingCard): string => ('flux' in card ? `Flux ${card.flux}, Stasis ${card.stasis}` : '')

/** Everything that is printed on a card. */
export function cardText(id: CardId): string {
  const card = cards[id]
  switch (card.kind) {
    case 'agent':
    case 'fido': {
      const cost = isAgent(id) ? costOf(id) : 0
      const enters =
        card.breed === 'human' ? `holds ${cost} or pays ${cost}, enters on 2020` : `pays ${cost}, enters anywhere`
      return [`${card.name}, ${card.breed}`, `J ${card.jump}, A ${card.attack}`, enters, values(card)]
        .filter(Boolean)
        .join('; ')
    }
    case 'jump':
      return `Jump; for an Action Jump or an Emergency Jump; ${values(card)}`
    case 'hammer':
      return `${card.name}; HAMMER of level ${card.level} in ${card.decade}; ${values(card)}`
    case 'gadget':
      return `${card.name}; ${card.gears.map(({ colour, phase }) => `${colour} ${phase}`).join(', ')}; ${card.text} ${values(card)}`
  }
}

/** Where the facts of a card come from, for players to see. */
export const cardSource = ({ booklet }: Provenance): string =>
  booklet.length === 0 ? 'Reconstructed by us.' : `From the booklet: ${booklet.join(', ')}. The rest is reconstructed.`
