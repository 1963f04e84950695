import { game as example } from '@anachron/example'
import type { AnyGame } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { TestHost, twoAtTable } from './visitors.ts'

const later = async (change: Partial<AnyGame>) => {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost)
  await ann.plays(table)
  await bob.plays(table)
  const game = { ...example, version: 2, ...change } as AnyGame
  const next = new TestHost({ store: testHost.store, loadGame: async () => ({ game }) })
  const again = next.visitor('Ann')
  await again.get('watch', { table })
  return { again, table }
}

test('a match goes on under newer rules when all of it holds by them', async () => {
  const { again, table } = await later({})
  expect(again.last('table').info).toMatchObject({ version: 1, phase: 'playing' })
  await again.plays(table)
  expect(again.last('play').matchView.entry).toBe(3)
})

test('a match that newer rules do not allow is closed, with the entry and the rule, and can still be looked at', async () => {
  const bury = example.flows.bury as unknown as Record<string, object>
  const ask = Object.keys(bury)[0] as string
  const never = { ...bury, [ask]: { ...bury[ask], options: () => [{ kind: 'bury', minute: 99 }] } }
  const { again, table } = await later({ flows: { ...example.flows, bury: never } as never })
  const { phase, closed } = again.last('table').info
  expect([phase, render(closed ?? '')]).toEqual([
    'closed',
    expect.stringMatching(/version 1 .* version 2 .* after entry 0: .*EX-2/),
  ])
  const { matchView, n } = again.last('play')
  const refused = await again.refused('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
  expect(refused.code).toBe('not-now')
})
