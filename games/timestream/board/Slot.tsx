import { Spot } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { CardPicture } from './CardPicture.tsx'
import type { Way } from './held.ts'

interface SlotProps {
  way: Way
  place: string
  style: CSSProperties
  /** How little room there is for words. */
  brief: boolean | 'very'
  /** Notes are said in few words. */
  short?: boolean
}

/** A place where the card that is held can be laid down, with what would come of it. */
export function Slot({ way, place, style, brief, short = false }: SlotProps) {
  const { play, outcome, best } = way
  return (
    <Spot
      as="div"
      className={`ts-slot ${best ? 'ts-best' : ''} ${brief ? 'ts-brief' : ''} ${outcome.loses ? 'ts-loses' : ''}`}
      place={place}
      style={style}
      label={outcome.title}
      written={outcome.note ? [outcome.note] : undefined}
      told
    >
      {!brief && <CardPicture name={play.card} size={48} />}
      <b>{brief === 'very' ? (outcome.brief ?? outcome.title) : outcome.title}</b>
      {outcome.note && brief !== 'very' && <span>{(short && outcome.briefNote) || outcome.note}</span>}
    </Spot>
  )
}
