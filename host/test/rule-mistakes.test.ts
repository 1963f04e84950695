/** A mistake in the rules of a game harms nobody but whoever meets it. */

import { FlowFault, refusal } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { steps } from './steps.ts'
import { TestHost, twoAtTable } from './visitors.ts'

const step = steps.flows.turn.step as NonNullable<typeof steps.flows.turn.step>
const careless: typeof steps = {
  ...steps,
  flows: {
    turn: {
      step: {
        ...step,
        refuse: (_state: unknown, _frame: unknown, _seat: unknown, action: { foot: number }) => {
          action.foot.toFixed()
        },
      } as typeof step,
    },
  },
}

const fails = (): never => {
  throw new Error('no such foot')
}

async function carelessTable() {
  const testHost = new TestHost({ loadGame: async () => ({ game: careless as never }) })
  return { testHost, ...(await twoAtTable(testHost, { game: 'steps' })) }
}

test('a refusal that throws is answered in a sentence and logged with its stack, and changes nothing', async () => {
  const { testHost, ann, table } = await carelessTable()
  const before = await testHost.store.load(table)
  const { n } = ann.last('play')
  for (const refused of [
    await ann.refused('act', { table, seat: 0, basedOn: n, action: { foot: null } }),
    await ann.refused('why', { table, seat: 0, action: { foot: null } }),
    await ann.refused('forecast', { table, seat: 0, action: { foot: null } }),
  ]) {
    expect(refused.code).toBe('refused')
    expect(refused.reason).toContain('Nothing has changed.')
    expect(refused.reason).not.toContain('foot')
  }
  expect(testHost.complaints).toHaveLength(3)
  for (const complaint of testHost.complaints as FlowFault[]) {
    expect(complaint).toBeInstanceOf(FlowFault)
    expect(complaint.message).toContain('{"kind":"turn","at":"step"}')
    expect((complaint.cause as Error).stack).toContain('rule-mistakes.test.ts')
  }
  expect(await testHost.store.load(table)).toEqual(before)
})

test('what throws when it is asked whether an answer holds is reported with the frame, not read as “no”', () => {
  const unsure = { ...careless, flows: { turn: { step: { ...step, holds: fails } } } } as typeof steps
  const state = unsure.setup({ feet: 2 }, 2, undefined as never)
  state.stack[0] = { kind: 'turn', at: 'step' }
  const asked = (): unknown => refusal(unsure, state, 0, { foot: 0 })
  expect(asked).toThrow(FlowFault)
  expect(asked).toThrow('{"kind":"turn","at":"step"}')
})

test('the table plays on after it, for everybody', async () => {
  const { testHost, ann, bob, table } = await carelessTable()
  await ann.refused('act', { table, seat: 0, basedOn: ann.last('play').n, action: { foot: null } })
  await ann.plays(table)
  expect(bob.last('play').matchView.view.turn).toBe(1)
  await bob.plays(table)
  expect(ann.last('play').matchView.view.turn).toBe(0)
  expect(testHost.complaints).toHaveLength(1)
})

test('an old match that newer rules throw at is closed where they do, and can be looked at', async () => {
  const { testHost, ann, table } = await carelessTable()
  await ann.plays(table)
  const newer = {
    ...careless,
    version: 2,
    flows: { turn: { step: { ...careless.flows.turn.step, options: () => [{ foot: 1 }], refuse: fails } } },
  }
  const later = new TestHost({ store: testHost.store, loadGame: async () => ({ game: newer as never }) })
  const again = later.visitor('Ann')
  await again.get('watch', { table })
  expect(again.last('table').info).toMatchObject({ phase: 'closed' })
  expect(render(again.last('table').info.closed ?? '')).toContain('turn.step cannot say why not: no such foot')
})
