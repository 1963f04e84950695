import { t } from '@anachron/kit'
import { useState } from 'react'
import { titleOf } from '../../app/games.ts'
import { clientAt } from '../../client/places.ts'
import { Sheet } from '../../look/Sheet.tsx'
import { matchWords } from '../../words/app.ts'
import { save } from '../table/save.ts'
import type { Placed } from './placed.ts'

export interface DiscardProps extends Placed {
  onClose(): void
  discarded(): void
}

/** Before a match is thrown away for good: a last chance to keep a copy of it. */
export default function Discard({ place, summary, onClose, discarded }: DiscardProps) {
  const [trouble, setTrouble] = useState<string>()
  const at = async (
    run: (client: NonNullable<Awaited<ReturnType<typeof clientAt>>>) => Promise<void>,
  ): Promise<void> => {
    try {
      const client = await clientAt(place)
      if (!client) throw new Error(t('The server cannot be reached.'))
      await run(client)
    } catch (problem) {
      setTrouble(problem instanceof Error ? problem.message : String(problem))
    }
  }
  const keep = () =>
    at(async (client) =>
      save((await client.request('export', { table: summary.table })).file, `${summary.game}.anachron.json`),
    )
  const discard = () =>
    at(async (client) => {
      await client.request('remove', { table: summary.table })
      discarded()
    })
  const match = t(matchWords(titleOf(summary.game), summary.entry))
  return (
    <Sheet title={t('Throw this match away?')} onClose={onClose}>
      <p>
        {summary.phase === 'over' ? t`${match}.` : t`${match}, not over yet.`}{' '}
        {place === 'here'
          ? t('It is kept in this browser and nowhere else; what is thrown away cannot be brought back.')
          : t('It is kept on the server and nowhere else; what is thrown away cannot be brought back.')}
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="discard-doors">
        <button type="button" className="button" onClick={onClose}>
          {t('Keep it')}
        </button>
        <button type="button" className="button" onClick={keep}>
          {t('Save it as a file')}
        </button>
        <button type="button" className="button danger" onClick={discard}>
          {t('Throw it away')}
        </button>
      </div>
    </Sheet>
  )
}
