import { type Destination, Spot, t, tell } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { cardOf } from '../content/index.ts'
import type { Action, CardId } from '../rules/types.ts'
import { cardLabel } from '../words/labels.ts'
import { plainName } from '../words/phrases.ts'
import { CardFace, origin, reminders, shortLine } from './CardFace.tsx'
import { CardPicture } from './CardPicture.tsx'
import { Cost } from './Cost.tsx'
import type { FanCard } from './fan.ts'
import { fitName } from './names.ts'
import { isSwift, Strength } from './Strength.tsx'
import { KindMark } from './shapes.tsx'

interface HandCardProps {
  id: CardId
  piece: string
  /** What it can do now. */
  actions: readonly Action[]
  /** What people would try with it. */
  attempt?: Action | undefined
  /** Where it can be laid. */
  to?: readonly Destination[]
  where: string
  at: FanCard
  size: { width: number; height: number; tiled?: boolean }
  /** Why it cannot be played, in two words. */
  note?: string | undefined
  /** Read first, and meant by a second press. */
  press?: { words: string; go(): void } | undefined
  /** How many of it there are. */
  copies?: number
}

/** What is seen of a card is too narrow for its name. */
const NARROW = 46
/** And too low for a picture, a name and a line of words. */
const LOW = 112

const formOf = ({ seen }: FanCard, { tiled, height }: HandCardProps['size']): string =>
  tiled ? 'ts-tile' : `${seen < NARROW ? 'ts-sliver' : ''} ${height < LOW ? 'ts-low' : ''}`

/** A card in the fan: price, picture, name, and its two numbers. */
export function HandCard({ id, piece, actions, attempt, to, where, at, size, note, press, copies = 1 }: HandCardProps) {
  const card = cardOf(id)
  const name = fitName(t(plainName(id)), at.seen - 6)
  const style = {
    left: at.x,
    ...(at.y === undefined ? {} : { top: at.y }),
    width: at.seen,
    height: size.height,
    '--turn': `${at.turn.toFixed(2)}deg`,
    '--drop': `${at.drop.toFixed(1)}px`,
    '--wide': `${size.width}px`,
    '--seen': `${at.seen}px`,
    '--high': `${size.height}px`,
    '--fits': `${name.size}px`,
  } as CSSProperties
  return (
    <Spot
      as="div"
      piece={piece}
      className={`ts-held ${formOf(at, size)}`}
      style={style}
      label={tell(cardLabel(card, where), [])}
      face={<CardFace card={card} />}
      facts={[...reminders(card), ...origin(card)]}
      action={actions.length > 0 ? actions : attempt}
      to={to}
      {...(press ? { press } : {})}
      told
    >
      <span className={`ts-card ts-${card.type}`}>
        <span className="ts-art">
          <CardPicture name={id} size={40} className="ts-icon" />
        </span>
        {card.type !== 'power-cell' && <Cost cost={card.cost} />}
        <KindMark type={card.type} />
        {copies > 1 && <b className="ts-times">{t`× ${copies}`}</b>}
        <span className="ts-name card-title">{name.text}</span>
        <span className="ts-foot">
          {note || card.energy === null ? (
            <span className="ts-foot-words">{note ?? shortLine(card)}</span>
          ) : (
            <Strength energy={card.energy} resistance={card.resistance ?? 0} swift={isSwift(card)} />
          )}
        </span>
      </span>
    </Spot>
  )
}
