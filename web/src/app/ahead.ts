/** What a table is made of comes while something else is still waited for. */
import { clientAt, PLACES } from '../client/places.ts'
import { openGame } from './games.ts'
import type { Route } from './route.ts'

const tableScreen = () => import('../screens/table/TableScreen.tsx')

/** For somebody who is on the way to a table of this game. */
export function fetchAhead(game: string): void {
  // Whoever needs it asks again, and hears then what is wrong.
  for (const part of [openGame(game), tableScreen()]) part.catch(() => {})
}

/** For somebody who opened the page at a table; links that we make say of which game it is. */
export function fetchForPage({ path: [screen, at], query }: Route): void {
  if (screen !== 'table') return
  const place = PLACES.find((one) => one === at)
  if (place) void clientAt(place)
  const game = query.get('game')
  if (game) fetchAhead(game)
}
