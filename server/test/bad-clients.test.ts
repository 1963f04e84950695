import { expect, test } from 'vitest'
import { badClients } from '../trials/bad-clients/index.ts'
import { Browser, ownServer } from './visitor.ts'

test('bad messages of every kind are refused with a reason, change nothing, and leave memory as it was', async () => {
  const report = await badClients(10_000)
  expect(report.unanswered.slice(0, 5)).toEqual([])
  expect(report.effects).toEqual([])
  expect(Object.values(report.sent).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(10_000)
  expect(report.moves).toBeGreaterThan(50)
  expect(report.heap[1] - report.heap[0]).toBeLessThan(8)
})

test('limits by person, address and table; who does not stop is cut off', async () => {
  const limits = { address: 40, person: 20, table: 10, making: 0, connections: 5 }
  const server = await ownServer({ limits })
  try {
    const browser = new Browser(server.port)
    const line = await browser.connect()
    const { table } = await line.ask('create', { game: 'endless', seats: [{ kind: 'you' }, { kind: 'you' }] })
    const answers = await Promise.all(Array.from({ length: 60 }, () => line.ask('why', { table, seat: 0, action: {} })))
    const limited = answers.filter((answer) => (answer as { code?: string }).code === 'limit')
    expect(limited.length).toBeGreaterThan(0)
    expect(limited[0]).toMatchObject({ reason: expect.stringContaining('at this table') })
    const more = await Promise.all(Array.from({ length: 120 }, () => line.ask('leave-lobby', {})))
    expect(more.some((answer) => JSON.stringify(answer).includes('from you'))).toBe(true)
    // The browser's plain connection counts, too, as long as it is kept open.
    const others = [await browser.connect(), await browser.connect(), await browser.connect()]
    await expect(Promise.all([browser.connect(), browser.connect()])).rejects.toThrow('429')
    const [last] = others
    const closed = new Promise((resolve) => last?.socket.once('close', resolve))
    for (let i = 0; i < 800; i++) last?.socket.send('nonsense')
    expect(await closed).toBe(1008)
  } finally {
    await server.close()
  }
})
