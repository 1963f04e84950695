/** A look at a match from the shelf: its board now, and what is going on in one sentence. */
import type { MatchView, TableSummary } from '@anachron/wire'
import { useEffect, useState } from 'react'
import { type OpenGame, openGame } from '../../app/games.ts'
import { listener, SPECTATOR, seatNames } from '../../client/names.ts'
import { clientAt } from '../../client/places.ts'
import { tell } from '../../words/tell.ts'
import type { Placed } from './placed.ts'

export interface Glance {
  game: OpenGame
  matchView: MatchView
  names: readonly string[]
  headline: string | undefined
}

/** Kept until something happens there: a shelf is opened often. */
const seen = new Map<string, { entry: number; glance: Promise<Glance | undefined> }>()

export function useGlance(placed: Placed): Glance | undefined {
  const [glance, setGlance] = useState<Glance>()
  const { table, entry } = placed.summary
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list makes its rows anew; these two say what is in one
  useEffect(() => {
    let wanted = true
    lookOnce(placed).then(
      (found) => wanted && setGlance(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [table, entry])
  return glance
}

function lookOnce(placed: Placed): Promise<Glance | undefined> {
  const { table, entry } = placed.summary
  const kept = seen.get(table)
  if (kept?.entry === entry) return kept.glance
  const glance = look(placed)
  seen.set(table, { entry, glance })
  glance.catch(() => seen.delete(table))
  return glance
}

async function look({ place, summary, you }: Placed): Promise<Glance | undefined> {
  const [client, game] = await Promise.all([clientAt(place), openGame(summary.game)])
  if (!client || !game) return undefined
  const as = viewerOf(summary, you)
  const { matchView } = await client.request('look', { table: summary.table, entry: summary.entry, as })
  const names = seatNames(summary, you)
  const said = game.game.words.headline?.(matchView.view as never, as)
  return { game, matchView, names, headline: said && tell(said, names, listener(as, [as])) }
}

/** Where several people share a screen, the shelf shows what anybody may see. */
function viewerOf({ seats }: TableSummary, you: string | undefined): number {
  const own = seats.flatMap(({ person, guest }, seat) => (person === you || guest ? [seat] : []))
  return own.length === 1 ? (own[0] as number) : SPECTATOR
}
