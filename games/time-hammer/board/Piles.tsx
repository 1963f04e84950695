import { Spot } from '@anachron/web/kit'
import { hammers } from '../content/index.ts'
import type { View } from '../rules/types.ts'
import { cardName, cardNames } from '../words/cards.ts'
import { HammerArt } from './art.tsx'
import { CardFace } from './CardFace.tsx'
import type { Open } from './can.ts'

const count = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

function deckFacts({ deck }: View): string[] {
  const facts: string[] = []
  if (deck.known && deck.known.length > 0) facts.push(`Next, as you have seen: ${cardNames(deck.known)}.`)
  else if (deck.read > 0) facts.push(`Your rival has looked at the next ${count(deck.read)}.`)
  if (deck.glimpsed && deck.glimpsed.length > 0 && !deck.known) facts.push(`Among them: ${cardNames(deck.glimpsed)}.`)
  return [...facts, 'When it is empty, the discard pile and all HAMMERs of Déjà vu but one make a new deck.']
}

/** Draw Deck, discard pile and Déjà vu. */
export function Piles({ view, open }: { view: View; open: Open }) {
  const top = view.discard.at(-1)
  // A line for the rest takes no more room than the HAMMER it stands for.
  const few = view.dejaVu.length > 4 ? 3 : 4
  const draws = open.options.filter((action) => action.kind === 'draw')
  return (
    <div className="th-piles">
      <div className="th-pile">
        <Spot
          as="div"
          piece="deck"
          className="th-card th-card-small th-back"
          label={`Draw Deck, ${count(view.deck.size)}`}
          facts={deckFacts(view)}
          action={draws.length > 0 ? draws : undefined}
        >
          <span className="th-back-mark" aria-hidden="true">
            TH
          </span>
          <b className="th-pile-size number">{view.deck.size}</b>
        </Spot>
        <span className="th-pile-name">Deck</span>
      </div>
      <div className="th-pile">
        <Spot
          as="div"
          piece="discard"
          className="th-pile-place"
          label={`Discard pile, ${count(view.discard.length)}`}
          facts={[view.discard.length > 0 ? `From the top: ${cardNames(view.discard.toReversed())}.` : 'It is empty.']}
        >
          {top ? (
            <CardFace id={top} size="small" where="on top of the discard pile" from="slot" />
          ) : (
            <span className="th-empty" />
          )}
        </Spot>
        <span className="th-pile-name">
          Discard <b className="number">{view.discard.length}</b>
        </span>
      </div>
      <div className="th-pile">
        <Spot
          as="div"
          piece="dejavu"
          className={view.dejaVu.length > 0 ? 'th-card th-card-small th-dejavu' : 'th-empty'}
          label={`Déjà vu pile, ${view.dejaVu.length} HAMMER${view.dejaVu.length === 1 ? '' : 's'}`}
          facts={[
            ...view.dejaVu.map((id) => `${cardName(id)}: ${hammers[id].decade}, level ${hammers[id].level}.`),
            'A Déjà vu brings one of them back.',
          ]}
        >
          {view.dejaVu.length > 0 && <HammerArt size={34} />}
          <ol className="th-dejavu-list">
            {view.dejaVu.slice(0, few).map((id) => (
              <li key={id} className="number">
                {hammers[id].decade} L{hammers[id].level}
              </li>
            ))}
            {view.dejaVu.length > few && <li>+{view.dejaVu.length - few}</li>}
          </ol>
        </Spot>
        <span className="th-pile-name">
          Déjà vu <b className="number">{view.dejaVu.length}</b>
        </span>
      </div>
    </div>
  )
}
