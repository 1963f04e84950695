/** The ways from the shelf to a table. */
import { type ShelfEntry, seatsOn } from '@anachron/games'
import { t } from '@anachron/kit'
import type { SeatPlan } from '@anachron/wire'
import { openGame } from '../../app/games.ts'
import { go, href } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { here, type Place, theServer } from '../../client/places.ts'
import { opponentsOf } from '../../opponents/opponents.ts'

export const tableHref = (
  place: Place,
  table: string,
  more: Record<string, string | number | undefined> = {},
): string => href('table', place, table, more)

/** A running match against bots of one level, in this browser. */
export const playAgainst = (entry: ShelfEntry, level: string): Promise<void> =>
  play(entry, (min, max) => Math.max(2, Math.min(max, entry.usual === 1 ? 2 : (entry.usual ?? Math.max(2, min)))), {
    kind: 'bot',
    level,
  })

/** For whoever has just learnt the game: alone where it is at its best so, else against the gentlest. */
export const playFirst = (entry: ShelfEntry): Promise<void> =>
  entry.usual === 1 ? playAlone(entry) : playAgainst(entry, opponentsOf(entry.id)[0]?.level ?? 'novice')

/** A running match without anybody else. */
export const playAlone = (entry: ShelfEntry): Promise<void> => play(entry, () => 1, NOBODY)

/** Two people who hand one screen to each other. */
export const playHere = (entry: ShelfEntry): Promise<void> =>
  play(entry, (min, max) => Math.min(max, Math.max(2, min)), { kind: 'hot-seat' })

const NOBODY: SeatPlan = { kind: 'open' }

async function play(entry: ShelfEntry, many: (min: number, max: number) => number, other: SeatPlan): Promise<void> {
  // The game comes here while the host in its worker makes the match: neither waits for the other.
  openGame(entry.id).catch(() => {})
  const { min, max } = seatsOn(entry)
  const seats: SeatPlan[] = [{ kind: 'you' }]
  while (seats.length < many(min, max)) seats.push(other)
  const { table } = await here().request('create', { game: entry.id, seats, entropy: drawEntropy() })
  go(tableHref('here', table))
}

/** A table on the server with a free seat; its link is what one sends to a friend. */
export async function invite(entry: ShelfEntry): Promise<void> {
  const client = await theServer()
  if (!client)
    throw new Error(
      t(
        'Inviting needs a server, and none can be reached from here. Two people can share this screen: choose “Set up…”.',
      ),
    )
  const opened = await openGame(entry.id)
  const seats: SeatPlan[] = [{ kind: 'you' }]
  while (seats.length < Math.max(2, opened?.game.seats.min ?? 2)) seats.push({ kind: 'open' })
  const { table } = await client.request('create', { game: entry.id, seats, entropy: drawEntropy() })
  go(tableHref('server', table))
}

/** The level offered first: the middle one. */
export const favourite = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? 'greedy'
