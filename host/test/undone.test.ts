import { describe, expect, test } from 'vitest'
import { type BotRunner, MemoryStore } from '../src/index.ts'
import { TestHost, twoAtTable, type Visitor } from './visitors.ts'

/** Answers otherwise each time it is asked. */
const restless = (): BotRunner => {
  let asked = 0
  return { levels: ['random'], choose: async ({ options }) => ({ index: ++asked % options.length }) }
}

async function alone(testHost: TestHost): Promise<{ ann: Visitor; table: string }> {
  const ann = testHost.visitor('Ann')
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, level: 'random' }]
  const { table } = await ann.get('create', { game: 'example', seats })
  await ann.get('watch', { table })
  return { ann, table }
}

/** Plays until the visitor is asked again, and tells what is to be seen then. */
async function turn(testHost: TestHost, visitor: Visitor, table: string, fits?: Parameters<Visitor['plays']>[1]) {
  await visitor.plays(table, fits)
  await testHost.pass(20_000)
  const { matchView } = visitor.last('play')
  return { entry: matchView.entry, view: JSON.stringify(matchView.view) }
}

describe('what was taken back', () => {
  test('comes again as it was when somebody alone with bots chooses the same, again and again', async () => {
    const testHost = new TestHost({ bots: restless() })
    const { ann, table } = await alone(testHost)
    for (let i = 0; i < 3; i++) {
      const { entry } = ann.last('play').matchView
      const first = await turn(testHost, ann, table)
      const futures = new Set<string>()
      for (let again = 0; again < 3; again++) {
        await ann.get('undo', { table, to: entry })
        futures.add((await turn(testHost, ann, table)).view)
      }
      expect([...futures]).toEqual([first.view])
    }
  })

  test('comes again after another way was tried, and from further back', async () => {
    const testHost = new TestHost({ bots: restless() })
    const { ann, table } = await alone(testHost)
    const from = ann.last('play').matchView.entry
    const [action] = ann.last('play').matchView.options
    const middle = (await turn(testHost, ann, table)).entry
    const far = await turn(testHost, ann, table)
    await ann.get('undo', { table, to: middle })
    await ann.get('undo', { table, to: from })
    expect(ann.last('play').matchView.options[0]).toEqual(action)
    await turn(testHost, ann, table)
    expect(await turn(testHost, ann, table)).toEqual(far)
  })
})

test('an answer that gave itself is known as such to its own seat alone, also after the table was put away', async () => {
  const store = new MemoryStore()
  const { ann, bob, table } = await twoAtTable(new TestHost({ store }))
  const { matchView, n } = ann.last('play')
  const action = matchView.options[0] as (typeof matchView.options)[number]
  await ann.get('act', { table, seat: 0, basedOn: n, action, itself: true })
  expect(ann.last('play').entryEvents[0]?.itself).toBe(true)
  expect(bob.last('play').entryEvents[0]).not.toHaveProperty('itself')
  const later = new TestHost({ store })
  const told = async (name: string, as: number) => {
    const again = later.visitor(name)
    const { entryEvents } = await again.get('log', { table, from: 1, to: 1, as })
    return entryEvents[0]?.itself
  }
  expect([await told('Ann', 0), await told('Bob', 1)]).toEqual([true, undefined])
})
