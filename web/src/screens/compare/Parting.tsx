import { t } from '@anachron/kit'
import type { EntryEvents } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import type { Client } from '../../client/client.ts'
import { sameUntil } from '../../words/app.ts'
import { tell } from '../../words/tell.ts'
import { branchState } from '../table/BranchTree.tsx'
import type { Branch } from '../table/branches.ts'

export interface PartingProps {
  client: Client
  game: OpenGame
  pair: readonly [Branch, Branch]
  parted: number
}

/** In words: how long they were the same, what each did then, and what came of it. */
export function Parting({ client, game, pair, parted }: PartingProps) {
  return (
    <div className="parting">
      <p>{t(sameUntil(parted, pair[0].end === parted || pair[1].end === parted))}</p>
      <dl>
        {pair.map((branch, i) => (
          <div key={`${branch.table}${i}`}>
            <dt>{branch.name}</dt>
            <dd>
              <Next client={client} game={game} branch={branch} entry={parted + 1 - branch.offset} />
              <p className="note">{branchState(branch, game)}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What an entry of a match brought. */
function Next({
  client,
  game,
  branch,
  entry,
}: Pick<PartingProps, 'client' | 'game'> & { branch: Branch; entry: number }) {
  const [entryEvents, setEntryEvents] = useState<EntryEvents | null>(null)
  const as = branch.matchView?.as ?? -1
  const newest = branch.matchView?.entry ?? 0
  useEffect(() => {
    let wanted = true
    setEntryEvents(null)
    if (entry > newest) return
    client.request('look', { table: branch.table, entry, as }).then(
      (answer) => wanted && setEntryEvents(answer.entryEvents),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [client, branch.table, entry, as, newest])
  if (!entryEvents) return null
  const lines = entryEvents.events.map((event) => tell(game.game.words.event(event as never, as), branch.names, as))
  return (
    <>
      {entryEvents.seat !== null && <p className="parting-who">{branch.names[entryEvents.seat]}</p>}
      <ul>
        {(lines.length > 0 ? lines : [t('A quiet answer.')]).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  )
}
