import { t } from '@anachron/kit'
import type { MatchView } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import type { Client } from '../../client/client.ts'
import type { Place } from '../../client/places.ts'
import { tell } from '../../words/tell.ts'
import { tableHref } from '../shelf/start.ts'
import type { Branch } from '../table/branches.ts'
import { StillBoard } from '../table/StillBoard.tsx'
import { WordsBoard } from '../table/WordsBoard.tsx'

export interface ThenProps {
  client: Client
  place: Place
  game: OpenGame
  branch: Branch
  time: number
}

/** The match or branch that was being played at a time: before it left, a branch is its parent. */
export function at(branch: Branch, time: number): { branch: Branch; entry: number } {
  const { parent, left, offset } = branch
  // A branch with the same past knows it itself; one from an imagined world begins where it left.
  if (parent && time < left && offset !== parent.offset) return at(parent, time)
  return { branch, entry: Math.max(0, Math.min(time, branch.end) - offset) }
}

/** The board of a match as it was. */
export function Then({ client, place, game, branch, time }: ThenProps) {
  const { branch: played, entry } = at(branch, time)
  const matchView = useMatchViewAt(client, played, entry)
  const Board = game.board?.Board
  if (!matchView) return <p className="note">{t('Laying the table …')}</p>
  return (
    <>
      <div className="compare-board" inert>
        <div className="stage">
          <div className="stage-board">
            {Board ? (
              <StillBoard Board={Board} then={matchView} names={played.names} />
            ) : (
              <WordsBoard words={tell(game.game.words.view(matchView.view), played.names, matchView.as)} />
            )}
          </div>
        </div>
      </div>
      <p className="unseen">{tell(game.game.words.view(matchView.view), played.names, matchView.as)}</p>
      <p>
        <a className="button" href={tableHref(place, played.table, { at: entry })}>
          {t('Go there')}
        </a>
        {time > branch.end && <span className="note"> {t`It has gone no further than entry ${branch.end}.`}</span>}
      </p>
    </>
  )
}

function useMatchViewAt(client: Client, { table, matchView }: Branch, entry: number): MatchView | undefined {
  const [seen, setSeen] = useState<{ table: string; matchView: MatchView }>()
  const as = matchView?.as ?? -1
  useEffect(() => {
    let wanted = true
    client.request('look', { table, entry, as }).then(
      (answer) => wanted && setSeen({ table, matchView: answer.matchView }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [client, table, entry, as])
  return seen?.table === table ? seen.matchView : undefined
}
