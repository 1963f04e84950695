import { loadGame } from '@anachron/games'
import { expect, test } from 'vitest'
import { serve } from '../src/serve.ts'
import { settingsFrom } from '../src/settings.ts'
import { Browser, ownServer } from './visitor.ts'

test('a plan is one after the server was started again: in the log of every device, and to be taken back', async () => {
  const first = await ownServer({}, loadGame)
  const browser = new Browser(first.port)
  const line = await browser.connect()
  const { table } = await line.ask('create', { game: 'timetripper', seats: [{ kind: 'you' }] })
  await line.ask('watch', { table })
  const { matchView, n } = await line.play()
  const steps = matchView.options
    .filter((action) => action.do === 'buy')
    .slice(0, 3)
    .map((action) => ({ ask: matchView.decision?.ask ?? '', action }))
  const answer = await line.ask('plan', { table, seat: 0, basedOn: n, steps })
  expect(answer).toMatchObject({ m: 'ok', done: 3, stopped: null })
  await first.stop()

  const fixed = { port: 0, host: '127.0.0.1', database: first.file, botThreads: 0, hangAfter: 0, logLevel: 'silent' }
  const second = await serve(settingsFrom({}, fixed), loadGame)
  const elsewhere = await new Browser(second.port, browser.cookie).connect()
  const { entryEvents } = await elsewhere.ask('log', { table, from: 1, to: 3 })
  expect(entryEvents.map(({ plan }) => plan)).toEqual([undefined, 1, 1])
  expect(await elsewhere.ask('undo', { table, to: 0 })).toMatchObject({ m: 'ok', asked: false })
  await elsewhere.ask('watch', { table })
  expect((await elsewhere.play()).matchView).toEqual(matchView)
  await second.stop()
  await first.close()
})
