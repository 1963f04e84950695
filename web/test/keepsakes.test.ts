import type { Keepsake } from '@anachron/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusalError } from '../src/client/client.ts'
import { type Keeper, Keepsakes } from '../src/client/keepsakes.ts'

/** A host that keeps things, as far as this person can tell. */
function keeper(you?: string) {
  const kept = new Map<string, Keepsake['value']>()
  let refuse: string | undefined
  const request = async (verb: string, input: { name?: string; value?: Keepsake['value'] | null }) => {
    if (verb === 'keepsakes') return { keepsakes: [...kept].map(([name, value]) => ({ name, value, changed: 0 })) }
    if (refuse) throw new RefusalError({ m: 'refusal', re: '', code: 'limit', reason: refuse })
    if (input.value) kept.set(input.name as string, input.value)
    else kept.delete(input.name as string)
    return {}
  }
  return {
    kept,
    refuses: (reason: string) => {
      refuse = reason
    },
    keeper: { request, you: you && { id: you, name: you } } as unknown as Keeper,
  }
}

let marks: string[] = []
let owner: string | undefined
const unsent = {
  owner: () => owner,
  own(person: string | undefined) {
    owner = person
  },
  read: () => marks,
  write(names: readonly string[]) {
    marks = [...names]
  },
}

function visit(browser: ReturnType<typeof keeper>, server?: ReturnType<typeof keeper>): Keepsakes {
  const keepsakes = new Keepsakes('duel', browser.keeper, async () => server?.keeper, unsent)
  keepsakes.subscribe(() => {})
  return keepsakes
}
const names = (keepsakes: Keepsakes): string[] | undefined => keepsakes.state.all?.map(({ name }) => name)

beforeEach(() => {
  marks = []
  owner = undefined
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000)

test('what is kept without a network is in this browser, and comes to the server when there is one', async () => {
  const [browser, server] = [keeper(), keeper()]
  await visit(browser).keep('mine', { cards: 60 })
  await settle()
  expect(browser.kept.get('mine')).toEqual({ cards: 60 })
  const later = visit(browser, server)
  await settle()
  expect(server.kept.get('mine')).toEqual({ cards: 60 })
  expect(later.state.place).toBe('server')
  expect(marks).toEqual([])
})

test('another device shows what the server has, and keeps it for days without a network', async () => {
  const [browser, server, other] = [keeper(), keeper(), keeper()]
  await visit(browser, server).keep('mine', { cards: 60 })
  await settle()
  const there = visit(other, server)
  await settle()
  expect(names(there)).toEqual(['mine'])
  expect(names(visit(other))).toBeUndefined()
  const offline = visit(other)
  await settle()
  expect(names(offline)).toEqual(['mine'])
})

test('what was thrown away without a network is thrown away on the server; what another device threw away goes here', async () => {
  const [browser, server] = [keeper(), keeper()]
  for (const name of ['a', 'b', 'c']) {
    browser.kept.set(name, {})
    server.kept.set(name, {})
  }
  const offline = visit(browser)
  await settle()
  await offline.keep('a', null)
  server.kept.delete('b')
  const online = visit(browser, server)
  await settle()
  expect(names(online)).toEqual(['c'])
  expect([...server.kept.keys()]).toEqual(['c'])
  expect([...browser.kept.keys()]).toEqual(['c'])
})

test('whoever becomes somebody else on the server brings along what lies in the browser, and takes nothing from them', async () => {
  const browser = keeper()
  const [guest, ann] = [keeper('guest'), keeper('ann')]
  const first = visit(browser, guest)
  await first.keep('new', { cards: 40 })
  await first.keep('both', { from: 'guest' })
  await settle()
  ann.kept.set('both', { from: 'ann' })
  const asAnn = visit(browser, ann)
  await settle()
  expect(names(asAnn)).toEqual(['both', 'new'])
  expect(Object.fromEntries(ann.kept)).toEqual({ both: { from: 'ann' }, new: { cards: 40 } })
  expect(browser.kept.get('both')).toEqual({ from: 'ann' })
  ann.kept.delete('new')
  const again = visit(browser, ann)
  await settle()
  expect(names(again)).toEqual(['both'])
})

test('a change to what has not been found yet is made to what is found', async () => {
  const browser = keeper()
  browser.kept.set('trips', { best: 3 })
  const keepsakes = new Keepsakes('trip', browser.keeper, async () => undefined, unsent)
  await keepsakes.update('trips', (now) => ({ ...now, last: 9 }))
  expect(browser.kept.get('trips')).toEqual({ best: 3, last: 9 })
})

test('the server hears of many changes once, and a refusal is told', async () => {
  const [browser, server] = [keeper(), keeper()]
  const keepsakes = visit(browser, server)
  await settle()
  const heard = vi.spyOn(server.keeper, 'request')
  for (let cards = 1; cards <= 20; cards++) await keepsakes.keep('mine', { cards })
  await settle()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(server.kept.get('mine')).toEqual({ cards: 20 })
  server.refuses('At most 100 things are kept for one game.')
  await keepsakes.keep('one more', {})
  await settle()
  expect(keepsakes.state.trouble).toMatch(/^At most 100 things .* as a file/)
  const later = visit(browser, server)
  await settle()
  expect(names(later)).toEqual(['mine', 'one more'])
  expect([...browser.kept.keys()]).toEqual(['mine', 'one more'])
})
