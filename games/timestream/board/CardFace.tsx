import { Icon } from '@anachron/web/kit'
import { cardText, typeName } from '../card-text.ts'
import type { Card, Phase } from '../content/index.ts'
import { Cost } from './Cost.tsx'
import { PICTURES } from './pictures.ts'
import './card-face.css'

/** What a card is and into which phases it goes, where not into all. */
const kindLine = ({ type, phases }: Card): string => `${typeName(type)}${numbers(phases)}`
/** The same on the narrow foot of a card that is held. */
export const shortLine = ({ type, phases }: Card): string =>
  `${type === 'event-chain' ? 'Chain' : typeName(type)}${numbers(phases)}`
const numbers = (phases: readonly Phase[]): string =>
  phases.length > 0 && phases.length < 3 ? ` ${phases.join(', ')}` : ''

/** What is told of a card besides its rules. */
export const origin = ({ reference, source }: Card): string[] => [
  ...(reference ? [`${reference.passage}, ${reference.year}.`] : []),
  source.kind === 'reconstructed'
    ? 'This card is our reconstruction.'
    : (source.note ?? 'From the published rule sheet.'),
]

/** A card large enough to be read at arm’s length: when it is pointed at, and in the deck builder. */
export function CardFace({ card }: { card: Card }) {
  const text = cardText(card)
  return (
    <div className={`ts-face ts-${card.type}`}>
      <p className="ts-face-head">
        <b className="ts-face-name">{card.name}</b>
        {card.type !== 'power-cell' && <Cost cost={card.cost} />}
      </p>
      <div className="ts-face-picture">
        <Icon body={PICTURES[card.id] ?? ''} size={76} />
      </div>
      {text && <p className="ts-face-text">{text}</p>}
      {card.flavour && <p className="ts-face-flavour">{card.flavour}</p>}
      <p className="ts-face-foot">
        <span>{kindLine(card)}</span>
        {card.energy !== null && (
          <span>
            <span className="unseen">Energy and Resistance </span>
            <b className="number">
              {card.energy}/{card.resistance}
            </b>
          </span>
        )}
      </p>
    </div>
  )
}
