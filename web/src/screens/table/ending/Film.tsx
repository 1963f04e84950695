import { percent, t } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { type CSSProperties, useEffect, useState } from 'react'
import { useGround } from '../../../app/settings.ts'
import type { Analysis } from '../../../client/analysis.ts'
import type { ClientTable } from '../../../client/table.ts'
import { entryWords } from '../../../words/app.ts'
import { tell } from '../../../words/tell.ts'
import { useSharedLookback } from '../analysis/lookback.ts'
import { SmallBoard } from '../SmallBoard.tsx'
import { useTable } from '../table-context.ts'

const PICTURES = 5

/** The match in a few pictures: the real board, small, at its turns and in between. Pressing one goes there. */
export function Film({ show }: { show(): void }) {
  const { table, matchView, looking, game, names, mine } = useTable()
  const { analysis } = useSharedLookback()
  const [seen, setSeen] = useState<readonly MatchView[]>([])
  const last = matchView.entry
  const turns = turnsShown(table, analysis)
  const { as } = matchView
  const ground = useGround()
  const own = mine.length === 1 ? mine[0] : undefined
  const chances = own === undefined ? undefined : analysis?.truth.map((points) => points[own]?.value ?? 0)
  const captionOf = (then: MatchView): string => {
    const headline = game.game.words.headline?.(then.view as never, as)
    return headline === undefined ? t(entryWords(then.entry)) : tell(headline, names, as)
  }
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      for (const entry of momentsOf(last, turns)) {
        const { matchView: then } = await table.client.request('look', { table: table.id, entry, as })
        if (!wanted) return
        setSeen((before) => [...before, then])
      }
    }
    setSeen([])
    look().catch(() => {})
    return () => {
      wanted = false
    }
  }, [table, last, turns, as])
  const { board } = game
  if (!board) return null
  return (
    <div className="film-of">
      <ol className="film" aria-label={t('The match in pictures')} data-ground={ground}>
        {seen.map((then) => (
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
              {then.entry === last ? t('The end') : captionOf(then)}
            </button>
            {chances?.[then.entry] !== undefined && (
              <span className="film-chance" style={{ '--chance': chances[then.entry] } as CSSProperties}>
                {percent(chances[then.entry] ?? 0)}
                <span className="unseen"> {t(game.game.words.goal ?? 'to win')}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {chances && (
        <p className="film-note">{t`Chances ${t(game.game.words.goal ?? 'to win')} with hindsight: as if all that was hidden had been known.`}</p>
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

/** Turning points, and in between what divides the match evenly; the end last. */
function momentsOf(last: number, turns: readonly number[]): number[] {
  const even = Array.from({ length: PICTURES - 1 }, (_, i) => Math.round(((i + 1) * last) / PICTURES))
  const chosen = new Set([...turns.slice(0, 2), ...even].filter((entry) => entry > 0 && entry < last))
  return [...[...chosen].slice(0, PICTURES - 1).sort((a, b) => a - b), last]
}
