import { rich, t, tell } from '@anachron/kit'
import type { Card, Phase } from '../content/index.ts'
import { cardText, typeName } from '../words/card-text.ts'
import { remindersOf, reminderText } from '../words/keywords.ts'
import { CardPicture } from './CardPicture.tsx'
import { Cost } from './Cost.tsx'
import './card-face.css'

/** What a card is and into which phases it goes, where not into all. */
const kindLine = ({ type, phases }: Card): string => `${t(typeName(type))}${numbers(phases)}`
/** The same on the narrow foot of a card that is held. */
export const shortLine = ({ type, phases }: Card): string =>
  type === 'timestream'
    ? t('the way home')
    : `${type === 'event-chain' ? t('Chain') : t(typeName(type))}${numbers(phases)}`
const numbers = (phases: readonly Phase[]): string =>
  phases.length > 0 && phases.length < 3 ? ` ${phases.join(', ')}` : ''

/** What a card says; empty where it says nothing. */
export const textOf = (card: Card): string => tell(cardText(card) ?? '', [])

/** What its keywords mean, one line each. */
export const reminders = (card: Card): string[] => remindersOf(card).map((one) => tell(reminderText(one), []))

/** What a card records: where in Acts, and when. What of it is reconstructed is said in the rulebook. */
export const origin = ({ reference }: Card): string[] =>
  reference ? [t`${t(reference.passage)}, ${t(reference.year)}.`] : []

/** A card large enough to be read at arm’s length: when it is pointed at, and in the deck builder. */
export function CardFace({ card }: { card: Card }) {
  const text = textOf(card)
  return (
    <div className={`ts-face ts-${card.type}`}>
      <p className="ts-face-head">
        <b className="ts-face-name">{t(card.name)}</b>
        {card.type !== 'power-cell' && <Cost cost={card.cost} />}
      </p>
      <div className="ts-face-picture">
        <CardPicture name={card.id} size={60} />
      </div>
      {text && <p className="ts-face-text">{text}</p>}
      {card.flavour && <p className="ts-face-flavour">{t(card.flavour)}</p>}
      <p className="ts-face-foot">
        <span>{kindLine(card)}</span>
        {card.energy !== null && (
          <span>
            {rich`Energy ${<b className="number">{card.energy}</b>} Resistance ${<b className="number">{card.resistance}</b>}`}
          </span>
        )}
      </p>
    </div>
  )
}
