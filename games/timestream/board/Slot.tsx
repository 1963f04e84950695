import { Spot, useTableActions } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { CardPicture } from './CardPicture.tsx'
import type { Way } from './held.ts'

interface SlotProps {
  way: Way
  place: string
  style: CSSProperties
  /** How little room there is for words. */
  brief: boolean | 'very'
}

/** A place where the card that is held can be laid down, with what would come of it. */
export function Slot({ way, place, style, brief }: SlotProps) {
  const tableActions = useTableActions()
  const { play, outcome, best } = way
  return (
    <Spot
      as="div"
      className={`ts-slot ${best ? 'ts-best' : ''} ${brief ? 'ts-brief' : ''}`}
      place={place}
      style={style}
      label={`${tableActions.words(play)}: ${outcome.title}${outcome.note ? `, ${outcome.note}` : ''}`}
      told
    >
      {!brief && <CardPicture name={play.card} size={48} />}
      <b>{brief === 'very' ? (outcome.brief ?? outcome.title) : outcome.title}</b>
      {outcome.note && brief !== 'very' && <span>{outcome.note}</span>}
    </Spot>
  )
}
