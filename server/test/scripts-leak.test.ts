/** What a bot from outside is told by HTTP, under the law of leaks: words and odds are made for it alone. */
import { shelf } from '@anachron/games'
import { layOut } from '@anachron/host/test/leak-rooms'
import { type AnyGame, decision, seeded } from '@anachron/kernel'
import { playRandomly } from '@anachron/kernel/testing'
import { expect, test } from 'vitest'
import { Errand } from '../src/http/errand.ts'
import { tableFor } from '../src/http/script-table.ts'

const MATCHES = 3
const MOMENTS = [0, 7, 23, 60]

/** Everything a bot in this seat gets to read, by one request. */
async function told(game: AnyGame, viewer: number, seats: number, options: object, state: never): Promise<string> {
  const { testHost, table, onlooker } = await layOut({ game, viewer, seats }, options as never, state)
  const errand = new Errand(testHost.host, onlooker.session.person)
  const answer = await tableFor(testHost.host, errand, table)
  errand.end()
  return JSON.stringify(answer)
}

for (const { title, load } of shelf)
  test(`${title}: what a bot may not know changes no byte of what it reads of a table`, async () => {
    const { game } = await load()
    let compared = 0
    for (let seed = 0; seed < MATCHES; seed++)
      for (const most of MOMENTS) {
        const { state, log } = playRandomly(game as AnyGame, { seed: `script/${seed}`, most })
        const [viewer = -1] = decision(game as AnyGame, state)?.seats ?? []
        if (viewer < 0) continue
        const world = game.imagine(game.view(state as never, viewer) as never, seeded(`other/${seed}/${most}`))
        const here = await told(game as AnyGame, viewer, log.seats, log.options as object, state as never)
        expect(await told(game as AnyGame, viewer, log.seats, log.options as object, world as never)).toBe(here)
        expect(here).toContain('"options":[{"action"')
        compared++
      }
    expect(compared).toBeGreaterThan(6)
  })
