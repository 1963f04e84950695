import type { Told } from '@anachron/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import type { Client } from '../../client/client.ts'
import { named } from '../../client/names.ts'
import { standing } from '../table/BranchTree.tsx'
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
      <p>
        The same until entry {parted}
        {pair[0].end === parted || pair[1].end === parted ? '; one of them has gone no further.' : '. Then:'}
      </p>
      <dl>
        {pair.map((branch, i) => (
          <div key={`${branch.table}${i}`}>
            <dt>{branch.name}</dt>
            <dd>
              <Next client={client} game={game} branch={branch} entry={parted + 1 - branch.offset} />
              <p className="note">{standing(branch, game)}</p>
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
  const [told, setTold] = useState<Told | null>(null)
  const as = branch.sight?.as ?? -1
  const newest = branch.sight?.entry ?? 0
  useEffect(() => {
    let wanted = true
    setTold(null)
    if (entry > newest) return
    client.request('look', { table: branch.table, entry, as }).then(
      (answer) => wanted && setTold(answer.told),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [client, branch.table, entry, as, newest])
  if (!told) return null
  const lines = told.events.map((event) => named(game.game.words.event(event as never, as), branch.names))
  return (
    <>
      {told.seat !== null && <p className="parting-who">{branch.names[told.seat]}</p>}
      <ul>
        {(lines.length > 0 ? lines : ['A quiet answer.']).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  )
}
