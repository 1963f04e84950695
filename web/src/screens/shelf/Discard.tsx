import { useState } from 'react'
import { titleOf } from '../../app/games.ts'
import { clientAt } from '../../client/houses.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { save } from '../table/save.ts'
import type { Placed } from './Matches.tsx'

export interface DiscardProps extends Placed {
  onClose(): void
  discarded(): void
}

/** Before a match is thrown away for good: a last chance to keep a copy of it. */
export default function Discard({ place, card, onClose, discarded }: DiscardProps) {
  const [trouble, setTrouble] = useState<string>()
  const at = async (
    run: (client: NonNullable<Awaited<ReturnType<typeof clientAt>>>) => Promise<void>,
  ): Promise<void> => {
    try {
      const client = await clientAt(place)
      if (!client) throw new Error('The server cannot be reached.')
      await run(client)
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
  }
  const keep = () =>
    at(async (client) =>
      save((await client.request('export', { table: card.table })).file, `${card.game}.anachron.json`),
    )
  const discard = () =>
    at(async (client) => {
      await client.request('remove', { table: card.table })
      discarded()
    })
  return (
    <Sheet title="Throw this match away?" onClose={onClose}>
      <p>
        {titleOf(card.game)}, {card.entry === 1 ? 'one decision' : `${card.entry} decisions`}
        {card.phase === 'over' ? '' : ', not over yet'}. It is kept{' '}
        {place === 'here' ? 'in this browser' : 'on the server'} and nowhere else; what is thrown away cannot be brought
        back.
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="discard-doors">
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="button" onClick={keep}>
          Save it as a file
        </button>
        <button type="button" className="button danger" onClick={discard}>
          Throw it away
        </button>
      </div>
    </Sheet>
  )
}
