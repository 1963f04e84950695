import type { Analysis } from '@anachron/bots'
import { loadGame } from '@anachron/games'
import type { Answers } from '@anachron/wire'
import { expect, test } from 'vitest'
import { Browser, type Line, ownServer, twoAtTable } from './visitor.ts'

type Served = Awaited<ReturnType<typeof ownServer>>

/** As the host has it: of a running match nobody is told of the last entries. */
const BEHIND = 10
const GAME = 'time-line-battle'

async function answer(line: Line, table: string, seat: number): Promise<void> {
  const play = line.inbox.findLast((message) => message.m === 'play')
  const action = play?.matchView.options[0]
  if (play && action) await line.ask('act', { table, seat, basedOn: play.n, action })
}

/** Asks until it is worked out; also says what was heard on the way. */
async function lookBack(line: Line, table: string): Promise<{ heard: number[]; last: Answers['analysis'] }> {
  const heard: number[] = []
  for (;;) {
    const last = await line.ask('analysis', { table })
    if (last.m !== 'ok') throw new Error(JSON.stringify(last))
    heard.push(last.done)
    if (last.done === 1) return { heard, last }
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

/**
 * The curve of a match, asked for over sockets. `next` says where another server finds the same data, beside the first
 * or in its place: there nobody could work it out.
 */
export function looksBack(database: () => string | undefined, next: (first: Served) => Promise<string>): void {
  test('a match is looked back on once: late while it runs, with progress when it is over, and from the store ever after', async () => {
    const where = database()
    const server = await ownServer({ botThreads: 1, ...(where ? { database: where } : {}) }, loadGame)
    const { ann, bob, table } = await twoAtTable(server.port, GAME)
    const eve = await new Browser(server.port).connect()
    const entry = (): number => ann.inbox.findLast((message) => message.m === 'play')?.matchView.entry ?? 0
    for (let tries = 0; entry() < BEHIND + 2 && tries < 60; tries++) {
      await answer(ann, table, 0)
      await answer(bob, table, 1)
    }
    const running = await lookBack(eve, table)
    expect(running.last.found).toBeNull()
    expect(running.last.watched).toHaveLength(entry() - BEHIND + 1)

    const { n } = await ann.play()
    await ann.ask('act', { table, seat: 0, basedOn: n, action: { kind: 'concede' } })
    await eve.ask('watch', { table })
    expect((await eve.play()).matchView.result).not.toBeNull()
    expect(await eve.ask('analysis', { table, kept: true })).toMatchObject({ done: 0, found: null })
    const finished = await lookBack(eve, table)
    expect(finished.heard.some((done) => done > 0 && done < 1)).toBe(true)
    const entries = (await eve.play()).matchView.entry
    const { truth, known } = finished.last.found as unknown as Analysis
    expect([truth.length, known.length]).toEqual([entries + 1, entries + 1])
    expect((await ann.ask('analysis', { table, kept: true })).found).toEqual(finished.last.found)

    const other = await ownServer({ botThreads: 0, database: await next(server) }, loadGame)
    const zoe = await new Browser(other.port).connect()
    expect(await zoe.ask('analysis', { table })).toMatchObject({ done: 1, found: finished.last.found })
    await other.close()
    await server.close()
  }, 60_000)
}
