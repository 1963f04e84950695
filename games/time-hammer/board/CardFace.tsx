import { count, type Sentence, say } from '@anachron/kernel/words'
import { Icon, type Plan, rich, Spot, t, tell } from '@anachron/kit'
import discard from '@anachron/kit/icons/card-discard'
import {
  type AgentId,
  type CardId,
  cards,
  costOf,
  type GadgetId,
  isAgent,
  isJump,
  type PlayingCard,
} from '../content/index.ts'
import { besides, cardName, discardCost } from '../words/cards.ts'
import { cardLabel } from '../words/labels.ts'
import { SHORTS } from '../words/shorts.ts'
import { useBegins } from './hinted.ts'
import { pictureOf } from './pictures.ts'

const PHASE_SHORT = { discovery: say`Discovery`, draw: say`Draw`, action: say`Action` } as const
const WHOSE_TURN = { black: say`any turn`, red: say`rival’s turn`, green: say`your turn` } as const

/**
 * When a Gadget can be played: whose turn, in a gear of that colour, the condition symbol, the phases where there is
 * room for them; at the end what it costs.
 */
function Gears({ card, isLarge }: { card: Extract<PlayingCard, { kind: 'gadget' }>; isLarge: boolean }) {
  const [gear] = card.gears
  if (!gear) return null
  return (
    <p className="th-gears" data-gear={gear.colour}>
      <b>{t(WHOSE_TURN[gear.colour])}</b>
      {card.condition && (
        <span className="th-condition" title={t('A condition: read the text')}>
          <span aria-hidden="true">+</span>
          <span className="unseen">{`, ${t('with a condition')}`}</span>
        </span>
      )}{' '}
      {isLarge && card.gears.map(({ phase }) => t(PHASE_SHORT[phase])).join(' · ')}
      {card.discards > 0 && (
        <span className="th-discards" title={read(discardCost(card))}>
          {Array.from({ length: card.discards }, (_, i) => (
            <Icon key={i} body={discard} size={13} />
          ))}
          <span className="unseen">, {read(discardCost(card))}</span>
        </span>
      )}
    </p>
  )
}

/** What an Agent of the hand costs just now. */
export type Price = 'free' | 'cards'

/** People come in on 2020 and may be free, bots come in anywhere and are paid for: what one decides by. */
function Recruiting({ id, breed, price }: { id: AgentId; breed: 'human' | 'bot'; price: Price | undefined }) {
  const cost = costOf(id)
  return (
    <>
      <p>{breed === 'human' ? t('Human, to 2020') : t('Bot, anywhere')}</p>
      <p className="th-price" data-free={price === 'free' || undefined}>
        {price === 'free' ? t('Free now') : read(say`Costs ${count(cost, 'card')}`)}
      </p>
    </>
  )
}

/** What stands under the picture. */
function Text({ id, card, isLarge, price }: { id: CardId; card: PlayingCard; isLarge: boolean; price?: Price }) {
  switch (card.kind) {
    case 'agent':
    case 'fido':
      return (
        <>
          <p className="th-stats">
            <span>{rich`Jump ${<b>{card.jump}</b>}`}</span>
            <span>{rich`Attack ${<b>{card.attack}</b>}`}</span>
          </p>
          {isAgent(id) && <Recruiting id={id} breed={card.breed} price={price} />}
        </>
      )
    case 'gadget':
      return (
        <>
          <Gears card={card} isLarge={isLarge} />
          <p>{t(isLarge ? card.text : SHORTS[id as GadgetId])}</p>
        </>
      )
    case 'jump':
      return <p>{t('To another decade, or out of an attack')}</p>
    case 'hammer':
      return (
        <p className="th-stats">
          <span>{card.decade}</span>
          <span>{rich`Level ${<b>{card.level}</b>}`}</span>
        </p>
      )
  }
}

const kindWords = (card: PlayingCard): string =>
  card.kind === 'agent'
    ? t(card.breed)
    : card.kind === 'fido'
      ? t('Fido, bot')
      : card.kind === 'hammer'
        ? t('HAMMER')
        : t(card.kind)

/** The strip at the bottom that chance reads. */
function Values({ card }: { card: PlayingCard }) {
  if (!('flux' in card)) return <p className="th-values th-values-none">{t('Fido')}</p>
  return (
    <p className="th-values">
      <span>
        <i>{t('Flux')}</i> <b className="number">{card.flux}</b>
      </span>
      <span>
        <i>{t('Stasis')}</i> <b className="number">{card.stasis}</b>
      </span>
    </p>
  )
}

/** What is printed on a card speaks of nobody at the table. */
const read = (sentence: Sentence): string => tell(sentence, [])

export interface CardFaceProps {
  id: CardId
  /** Where it lies, in words. */
  where: string
  action?: object[] | undefined
  /** What its answer leads on to by itself. */
  plan?: Plan | undefined
  /** What pressing it does on the board alone. */
  press?: { words: string; go(): void } | undefined
  /** It was pressed, and waits for the rest. */
  chosen?: boolean
  from?: string
  /** Full with its text, small with its name, mini with its picture and values. */
  size?: 'full' | 'small' | 'mini'
  /** Across it: whom it would help. */
  ribbon?: string | undefined
  /** More about it just now. */
  facts?: readonly string[]
  className?: string
  piece?: string | undefined
  /** It is known what pressing it does: a touch does it at once, and holding it down still shows it large. */
  ready?: boolean
  price?: Price | undefined
  /** A small one with room for one line between picture and values. */
  isLow?: boolean
}

/** A card face up: the same in a hand, on a pile and in use. */
export function CardFace({
  id,
  where,
  action,
  plan,
  press,
  chosen = false,
  from,
  size = 'full',
  facts = [],
  ribbon,
  className = '',
  piece = id,
  ready = false,
  price,
  isLow = false,
}: CardFaceProps) {
  const card = cards[id]
  const begins = useBegins(plan)
  return (
    <Spot
      as="div"
      piece={piece}
      from={from}
      className={`th-card th-kind-${card.kind} th-card-${size} ${chosen ? 'th-chosen' : ''} ${className}`}
      label={read(cardLabel(id, where))}
      face={<LargeCard id={id} />}
      facts={[...facts, ...('flavour' in card ? [t(card.flavour)] : [])]}
      action={action && action.length > 0 && !plan ? action : undefined}
      plan={plan}
      wanted={plan ? begins : undefined}
      press={press}
      reads={!ready}
      told={ready}
    >
      <Face id={id} size={size} price={price} isLow={isLow} />
      {ribbon && <p className="th-ribbon">{ribbon}</p>}
    </Spot>
  )
}

/** What is printed on it. */
function Face({
  id,
  size,
  price,
  isLow = false,
}: Pick<CardFaceProps, 'id' | 'price' | 'isLow'> & { size: 'full' | 'small' | 'mini' | 'large' }) {
  const card = cards[id]
  const icon = size === 'large' ? 56 : size === 'full' ? 42 : 26
  return (
    <>
      <div className="th-card-art">
        {'breed' in card && size !== 'small' ? (
          <Standing id={id} breed={card.breed} />
        ) : (
          <Icon body={pictureOf(id)} size={icon} />
        )}
        {size === 'large' && <span className="th-card-kind">{kindWords(card)}</span>}
        {size === 'mini' && price && isAgent(id) && (
          <span className="th-price" data-free={price === 'free' || undefined} aria-hidden="true">
            {price === 'free' ? 0 : costOf(id)}
          </span>
        )}
      </div>
      {size === 'mini' ? <MiniName id={id} isLow={isLow} /> : <p className="th-card-name">{t(card.name)}</p>}
      {(size === 'full' || size === 'large') && (
        <div className="th-card-text">
          <Text id={id} card={card} isLarge={size === 'large'} {...(price && { price })} />
        </div>
      )}
      <Values card={card} />
    </>
  )
}

/** As it will stand on the bridge: people under a round frame, bots with cut corners. */
function Standing({ id, breed }: { id: CardId; breed: 'human' | 'bot' }) {
  const shape = breed === 'human' ? 'M2 80V36A34 34 0 0 1 70 36V80Z' : 'M2 80V14L14 2H58L70 14V80Z'
  return (
    <svg className="th-standing" viewBox="0 0 72 80" aria-hidden="true">
      <path d={shape} className="th-standing-frame" />
      <path d={shape} className="th-standing-face" transform="translate(6.5 9) scale(.82 .89)" />
      <Icon body={pictureOf(id)} size={44} at={[14, 24]} />
    </svg>
  )
}

/** So broad is a letter of a small name on average, in its own units. */
const LETTER = 7.6

/** On a phone every word of a name is drawn as broad as the card lets it. */
function MiniName({ id, isLow }: { id: CardId; isLow: boolean }) {
  const card = cards[id]
  const name = isJump(id) ? [t('Jump')] : read(cardName(id)).split(' ').slice(-2)
  const words = isLow
    ? name.slice(-1)
    : 'breed' in card && name.length < 2
      ? [...name, `J${card.jump} A${card.attack}`]
      : name
  return (
    <svg className="th-mini-name" viewBox={`0 0 44 ${words.length * 14}`} aria-hidden="true">
      {words.map((word, i) => (
        <text key={word} x="22" y={i * 14 + 11.2} {...(word.length * LETTER > 42 ? SQUEEZED : {})}>
          {word}
        </text>
      ))}
    </svg>
  )
}

const SQUEEZED = { textLength: 42, lengthAdjust: 'spacingAndGlyphs' } as const

/** A card to be read in the inspector. */
export const LargeCard = ({ id }: { id: CardId }) => {
  const card = cards[id]
  return (
    <div className="th th-large">
      <div className={`th-card th-card-large th-kind-${card.kind}`}>
        <Face id={id} size="large" />
      </div>
      <div className="th-said">
        {card.kind === 'gadget' && <p className="th-said-text">{t(card.text)}</p>}
        <p>{read(besides(id))}</p>
      </div>
    </div>
  )
}
