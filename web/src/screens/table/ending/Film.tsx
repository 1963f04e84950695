import { percent, t } from '@anachron/kit'
import { useEffect, useState } from 'react'
import { useGround } from '../../../app/settings.ts'
import type { Analysis } from '../../../client/analysis.ts'
import type { ClientTable } from '../../../client/table.ts'
import { tell } from '../../../words/tell.ts'
import { useSharedLookback } from '../analysis/lookback.ts'
import { SmallBoard } from '../SmallBoard.tsx'
import { useWhen } from '../story/when.ts'
import { useTable } from '../table-context.ts'
import { type Told, tellingEntries, toldAt } from './telling-moments.ts'

const PICTURES = 5

/** The match in a few pictures: the real board, small, where most happened. Pressing one goes there. */
export function Film({ show }: { show(): void }) {
  const { table, state, matchView, looking, game, names, mine } = useTable()
  const { analysis } = useSharedLookback()
  const [seen, setSeen] = useState<readonly Told[]>([])
  const last = matchView.entry
  const turns = turnsShown(table, analysis)
  const { as } = matchView
  const ground = useGround()
  const own = mine.length === 1 ? mine[0] : undefined
  // What one could know, once that is worked out.
  const knows = (analysis?.known.length ?? 0) > 0
  const curve = knows ? analysis?.known : analysis?.truth
  const chances = own === undefined ? undefined : curve?.map((points) => points[own]?.value ?? 0)
  const when = useWhen()
  const captionOf = ({ matchView: then, event }: Told): string => {
    const { story, event: words, headline } = game.game.words
    const told = event && (story?.caption?.(event as never, as) ?? words(event as never, as))
    const said = told || headline?.(then.view as never, as)
    return said ? tell(said, names, as) : when(then.entry)
  }
  const moments = tellingEntries(game.game, state.entryEvents, last, turns, PICTURES - 1).join(' ')
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      for (const entry of moments.split(' ').filter(Boolean).map(Number)) {
        const told = await toldAt(table, game.game, entry, as)
        if (!wanted) return
        setSeen((before) => [...before, told])
      }
      const { matchView: then } = await table.client.request('look', { table: table.id, entry: last, as })
      if (wanted) setSeen((before) => [...before, { matchView: then, event: undefined }])
    }
    setSeen([])
    look().catch(() => {})
    return () => {
      wanted = false
    }
  }, [table, game, last, moments, as])
  const { board } = game
  if (!board) return null
  return (
    <div className="film-of">
      <ol className="film" aria-label={t('The match in pictures')} data-ground={ground}>
        {seen.map(({ matchView: then, event }) => (
          <li key={then.entry}>
            <SmallBoard Board={board.Board} then={then} names={names} />
            {/* Lies over the picture; boards have buttons of their own, which no button may hold. */}
            <button
              type="button"
              onClick={() => {
                looking.look(then.entry === last ? undefined : then.entry)
                show()
              }}
            >
              {then.entry === last ? t('The end') : captionOf({ matchView: then, event })}
            </button>
            {chances?.[then.entry] !== undefined && (
              <span className="film-chance">
                {percent(chances[then.entry] ?? 0)}
                <span className="unseen"> {t(game.game.words.goal ?? 'to win')}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {chances && (
        <p className="film-note">
          {knows
            ? t`The figures: the chance ${t(game.game.words.goal ?? 'to win')}, as a bot reckons it from what you could know then.`
            : t`Chances ${t(game.game.words.goal ?? 'to win')} with hindsight, as a bot reckons them: as if all that was hidden had been known.`}
        </p>
      )}
    </div>
  )
}

/** What is found later changes no picture: the strip stands still, also when it is opened again. */
const shownAt = new WeakMap<ClientTable, readonly number[]>()
function turnsShown(table: ClientTable, analysis: Analysis | undefined): readonly number[] {
  const turns = shownAt.get(table) ?? (analysis?.turningPoints ?? []).map(({ entry }) => entry)
  shownAt.set(table, turns)
  return turns
}
