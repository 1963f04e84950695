import type { Primer } from '@anachron/web/kit'
import './in-short.css'

/** A game in three answers. */
export function InShort({ primer }: { primer: Primer }) {
  return (
    <dl className="in-short">
      <dt>Aim</dt>
      <dd>{primer.aim}</dd>
      <dt>Play</dt>
      <dd>{primer.turn}</dd>
      <dt>End</dt>
      <dd>{primer.end}</dd>
    </dl>
  )
}
