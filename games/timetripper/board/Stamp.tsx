/** A place as a stamp: what one collects. */
import { t } from '@anachron/kit'
import type { Battle } from '../content/types.ts'
import { PlaceStamp } from './PlaceArt.tsx'
import { placeOf } from './places/battles.ts'

export interface StampProps {
  battle: Pick<Battle, 'number' | 'title' | 'date' | 'source' | 'opponents'>
  /** Not been there: only its number. */
  blank?: boolean
}

export const Stamp = ({ battle, blank = false }: StampProps) => (
  <figure className="tt-stamp" data-blank={blank || undefined}>
    {blank ? <div className="tt-stamp-blank">{battle.number}</div> : <PlaceStamp place={placeOf(battle)} />}
    <figcaption>
      <span>{t(blank ? 'not yet' : battle.title)}</span>
      <small>{blank ? '' : t(battle.date.replace('81,267,234 BC', '81 M BC')) || t`no. ${battle.number}`}</small>
    </figcaption>
  </figure>
)
