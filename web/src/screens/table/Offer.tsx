import type { OfferInfo } from '@anachron/wire'
import { useState } from 'react'
import type { Table } from '../../client/table.ts'

export interface OfferProps {
  table: Table
  offer: OfferInfo
  names: readonly string[]
  mine: readonly number[]
}

/** Somebody asks to take something back that others have learnt from. */
export function Offer({ table, offer, names, mine }: OfferProps) {
  const [trouble, setTrouble] = useState<string>()
  const asked = offer.waiting.some((seat) => mine.includes(seat))
  const answer = (yes: boolean): void => {
    table.client
      .request('consent', { table: table.id, offer: offer.offer, yes })
      .catch((problem: Error) => setTrouble(problem.message))
  }
  const waiting = offer.waiting.map((seat) => names[seat]).join(' and ')
  return (
    <section className="offer" role="status">
      <p>
        {mine.includes(offer.by) ? 'You ask' : `${names[offer.by]} asks`} to go back to just after entry {offer.to}.
        {!asked && ` Waiting for ${waiting}.`}
      </p>
      {asked && (
        <div className="hint-doors">
          <button type="button" className="button first" onClick={() => answer(true)}>
            Allow it
          </button>
          <button type="button" className="button" onClick={() => answer(false)}>
            No
          </button>
        </div>
      )}
      {trouble && <p className="trouble">{trouble}</p>}
    </section>
  )
}
