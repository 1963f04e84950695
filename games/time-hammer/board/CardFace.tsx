import { Icon, Spot } from '@anachron/web/kit'
import { type CardId, cards, costOf, isAgent, type PlayingCard } from '../content/index.ts'
import { cardName } from '../words/cards.ts'
import { cardSource, cardText } from '../words.ts'
import { pictureOf } from './pictures.ts'

const PHASE_SHORT = { discovery: 'Disc.', draw: 'Draw', action: 'Action' } as const
const WHOSE_TURN = { black: 'any turn', red: 'rival’s turn', green: 'your turn' } as const

/** When a Gadget can be played: whose turn, in a gear of that colour, and the phases. */
function Gears({ card }: { card: Extract<PlayingCard, { kind: 'gadget' }> }) {
  const [gear] = card.gears
  if (!gear) return null
  return (
    <p className="th-gears" data-gear={gear.colour}>
      <b>{WHOSE_TURN[gear.colour]}</b> {card.gears.map(({ phase }) => PHASE_SHORT[phase]).join(' · ')}
    </p>
  )
}

/** What stands under the picture. */
function Text({ id, card }: { id: CardId; card: PlayingCard }) {
  switch (card.kind) {
    case 'agent':
    case 'fido':
      return (
        <p className="th-stats">
          <span>
            Jump <b>{card.jump}</b>
          </span>
          <span>
            Attack <b>{card.attack}</b>
          </span>
          <span>
            Cost <b>{isAgent(id) ? costOf(id) : 0}</b>
          </span>
        </p>
      )
    case 'gadget':
      return (
        <>
          <Gears card={card} />
          <p>{card.text}</p>
        </>
      )
    case 'jump':
      return <p>Sends an Agent to another decade; saves one that is attacked.</p>
    case 'hammer':
      return (
        <p className="th-stats">
          <span>{card.decade}</span>
          <span>
            Level <b>{card.level}</b>
          </span>
        </p>
      )
  }
}

const kindWords = (card: PlayingCard): string =>
  card.kind === 'agent'
    ? card.breed
    : card.kind === 'fido'
      ? 'Fido, bot'
      : card.kind === 'hammer'
        ? 'HAMMER'
        : card.kind

/** The strip at the bottom that chance reads. */
function Values({ card, counts }: { card: PlayingCard; counts?: 'flux' | 'stasis' | undefined }) {
  if (!('flux' in card)) return <p className="th-values th-values-none">never drawn</p>
  return (
    <p className="th-values">
      <span data-counts={counts === 'flux' || undefined}>
        Flux <b className="number">{card.flux}</b>
      </span>
      <span data-counts={counts === 'stasis' || undefined}>
        Stasis <b className="number">{card.stasis}</b>
      </span>
    </p>
  )
}

export interface CardFaceProps {
  id: CardId
  /** Where it lies, in words. */
  where: string
  action?: object[] | undefined
  from?: string
  size?: 'full' | 'small'
  /** Which of its values is being read. */
  counts?: 'flux' | 'stasis'
  /** More about it just now. */
  facts?: readonly string[]
  className?: string
  piece?: string | undefined
}

/** A card face up: the same in a hand, on a pile and in use. */
export function CardFace({
  id,
  where,
  action,
  from,
  size = 'full',
  counts,
  facts = [],
  className = '',
  piece = id,
}: CardFaceProps) {
  const card = cards[id]
  return (
    <Spot
      as="div"
      piece={piece}
      from={from}
      className={`th-card th-kind-${card.kind} th-card-${size} ${className}`}
      label={`${cardName(id)}, ${where}`}
      facts={[
        ...facts,
        `${cardText(id)}.`.replace('..', '.'),
        ...('flavour' in card ? [card.flavour] : []),
        cardSource(card),
      ]}
      action={action && action.length > 0 ? action : undefined}
    >
      <div className="th-card-art">
        <Icon body={pictureOf(id)} size={size === 'full' ? 40 : 26} />
        <span className="th-card-kind">{kindWords(card)}</span>
      </div>
      <p className="th-card-name">{cardName(id)}</p>
      {size === 'full' && (
        <div className="th-card-text">
          <Text id={id} card={card} />
        </div>
      )}
      <Values card={card} counts={counts} />
    </Spot>
  )
}

/** A card nobody may see. */
export function CardBack({ label, piece, from }: { label: string; piece: string; from?: string }) {
  return (
    <Spot as="div" piece={piece} from={from} className="th-card th-card-small th-back" label={label} facts={[label]}>
      <span className="th-back-mark" aria-hidden="true">
        TH
      </span>
    </Spot>
  )
}
