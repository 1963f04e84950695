/** The three ways from the shelf to a table. */
import type { ShelfEntry } from '@anachron/games'
import type { SeatPlan } from '@anachron/wire'
import { openGame } from '../../app/games.ts'
import { go, href } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { here, type Place, theServer } from '../../client/houses.ts'

export const tableHref = (
  place: Place,
  table: string,
  more: Record<string, string | number | undefined> = {},
): string => href('table', place, table, more)

/** One click to a running match against bots, in this browser. */
export async function playNow(entry: ShelfEntry): Promise<void> {
  const client = await here().ready()
  const opened = await openGame(entry.id)
  if (!opened) throw new Error(`${entry.title} could not be opened.`)
  const { min, max } = opened.game.seats
  const many = entry.usual ?? Math.min(max, Math.max(2, min))
  const bot: SeatPlan = { kind: 'bot', level: favourite(client.levels) }
  const seats: SeatPlan[] = [{ kind: 'you' }, ...Array.from({ length: many - 1 }, () => bot)]
  const { table } = await client.request('create', { game: entry.id, seats, entropy: drawEntropy() })
  go(tableHref('here', table))
}

/** A table on the server with a free seat; its link is what one sends to a friend. */
export async function invite(entry: ShelfEntry): Promise<void> {
  const client = await theServer()
  if (!client)
    throw new Error(
      'Inviting needs a server, and none can be reached from here. Two people can share this screen: choose “Set up…”.',
    )
  const opened = await openGame(entry.id)
  const seats: SeatPlan[] = [{ kind: 'you' }]
  while (seats.length < Math.max(2, opened?.game.seats.min ?? 2)) seats.push({ kind: 'open' })
  const { table } = await client.request('create', { game: entry.id, seats, entropy: drawEntropy() })
  go(tableHref('server', table))
}

/** The level offered first: the middle one. */
export const favourite = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? 'greedy'
