/** A card that the rival plays, large in the middle while it happens. */
import { tell } from '@anachron/kit'
import { cardOf } from '../content/index.ts'
import type { Event, View } from '../rules/types.ts'
import { isRivals } from '../words/beats.ts'
import { eventText } from '../words/events.ts'
import { CardFace } from './CardFace.tsx'
import './shown.css'

interface ShownProps {
  view: View
  names: readonly string[]
  now: Event | undefined
}

/** Nothing can be pressed meanwhile, and it lets every press through; what it says is announced with the event. */
export function Shown({ view, names, now }: ShownProps) {
  if (now?.kind !== 'played' || !isRivals(now, view.viewer)) return null
  const card = cardOf(now.play.card)
  return (
    <div className="ts-shown" data-type={card.type} aria-hidden="true">
      <div key={`${view.turn}${card.id}`} className="ts-shown-card">
        <p>{tell(eventText(now), names, view.viewer)}</p>
        <CardFace card={card} />
      </div>
    </div>
  )
}
