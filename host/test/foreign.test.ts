import { OutOfBounds } from '@anachron/bots'
import { game as example } from '@anachron/example'
import { copyJson, exportMatch, type Frame, type Json, type MatchFile, type MatchLog, sealed } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { type Environment, MemoryStore, type Sandbox, sandboxHere } from '../src/index.ts'
import { settled, TestHost, twoAtTable, type Visitor } from './visitors.ts'

/** The example takes any position, or says what is wrong with one that holds a card of its name. */
const trusting = {
  ...example,
  check: (state: unknown) => (JSON.stringify(state).includes('joker') ? 'There is no joker in this game.' : undefined),
}
const loadGame: Environment['loadGame'] = async (id) => (id === 'example' ? { game: trusting } : undefined)

/** Without a check a game takes no position from elsewhere. */
const { check: _check, ...unchecked } = example
const loadUnchecked: Environment['loadGame'] = async () => ({ game: unchecked })

const you = { kind: 'you' as const }

/** A file of a running match, as its host gives it away. */
async function running(testHost: TestHost): Promise<{ ann: Visitor; table: string; file: MatchFile }> {
  const { ann, bob, table } = await twoAtTable(testHost)
  await ann.plays(table)
  await bob.plays(table)
  return { ann, table, ...(await ann.get('export', { table })) }
}

const opened = async (ann: Visitor, file: unknown) => {
  const { table } = await ann.get('import', { file })
  await ann.get('watch', { table })
  return { table, info: ann.last('table').info }
}

/** The same file with a hash of its own, as anybody can make it. */
const changed = ({ hash, seal: _seal, ...log }: MatchFile, more: Partial<MatchLog>): MatchFile =>
  sealed({ ...log, ...more } as MatchLog, hash)

test('a position of this host’s own comes back without a second look; from elsewhere it is checked, and the table says so', async () => {
  const testHost = new TestHost({ loadGame: loadUnchecked })
  const { ann, file } = await running(testHost)
  expect((await opened(ann, file)).info.foreign).toBeUndefined()
  const { mark: _mark, ...unmarked } = file
  expect((await ann.refused('import', { file: changed(unmarked as MatchFile, {}) })).reason).toContain(
    'takes no positions from elsewhere',
  )
  const there = new TestHost({ loadGame })
  const bea = there.visitor('Bea')
  expect((await opened(bea, file)).info).toMatchObject({ foreign: true, from: expect.stringContaining('imagine') })
  const other = { kind: 'position' as const, state: (file.origin as { state: Json }).state, words: 'a better hand' }
  expect((await opened(ann, changed(file, {}))).info.foreign).toBeUndefined()
  expect((await ann.refused('import', { file: changed(file, { origin: other }) })).code).toBe('refused')
})

test('the mark outlives the process, and is another where the data are others', async () => {
  const store = new MemoryStore()
  const { file } = await running(new TestHost({ store }))
  const later = new TestHost({ store }).visitor('Ann')
  expect((await opened(later, file)).info.foreign).toBeUndefined()
  // The stub of chance in these tests always begins alike; a key is drawn from it.
  const elsewhere = new TestHost({ loadGame: loadUnchecked, randomHex: () => 'ef'.repeat(32) }).visitor('Ann')
  expect((await elsewhere.refused('import', { file })).reason).toContain('takes no positions')
})

test('what was made from a position from elsewhere bears no mark: not its branches, and not its files', async () => {
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  const ann = new TestHost({ loadGame }).visitor('Ann')
  const { table } = await opened(ann, file)
  expect((await ann.get('export', { table })).file.mark).toBeUndefined()
  const { table: branch } = await ann.get('branch', { table, entry: 0, seats: [you, you] })
  await ann.get('watch', { table: branch })
  expect(ann.last('table').info.foreign).toBe(true)
  expect((await ann.get('export', { table: branch })).file.mark).toBeUndefined()
})

test('what the game’s own check says is what the person reads', async () => {
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  const ann = new TestHost({ loadGame }).visitor('Ann')
  const state = { ...(file.origin as { state: object }).state, joker: true }
  const origin = { kind: 'position' as const, state, words: 'with a joker' }
  expect(await ann.refused('import', { file: changed(file, { origin }) })).toMatchObject({
    code: 'refused',
    reason: 'There is no joker in this game.',
  })
})

test('verifying believes no position either', async () => {
  const { ann, file } = await running(new TestHost({ loadGame }))
  const state = { ...(file.origin as { state: object }).state, joker: true }
  const forged = changed(file, { origin: { kind: 'position', state, words: 'with a joker' } })
  expect((await ann.get('verify', { file: forged })).verdict).toMatchObject({
    fault: 'There is no joker in this game.',
  })
  expect((await ann.get('verify', { file })).verdict).toMatchObject({
    fault: expect.stringContaining('not played to its end'),
  })
})

test('what a table would show of it is tried out, too: of a position when it is opened, and after each answer', async () => {
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  /** Rules that cannot show some positions to one of the seats. */
  const blind = (cannot: (state: { stack: Frame[]; blind?: boolean }) => boolean) => ({
    ...trusting,
    clone: (state: never) => copyJson(state),
    view(state: never, viewer: number) {
      if (viewer === 1 && cannot(state)) throw new Error('nobody has ever seen this')
      return example.view(state, viewer)
    },
  })
  const opens = (cannot: Parameters<typeof blind>[0]) =>
    new TestHost({ loadGame: async () => ({ game: blind(cannot) as never }) }).visitor('Ann')
  const { hash: _hash, seal: _seal, mark: _mark, ...log } = file
  const origin = log.origin as { state: object }
  const marked = { ...log, origin: { ...origin, state: { ...origin.state, blind: true } } }
  const cannotGoOn = { code: 'refused', reason: 'The rules cannot go on from this position.' }
  expect(await opens(({ blind: marked }) => marked === true).refused('import', { file: marked })).toMatchObject(
    cannotGoOn,
  )
  // Only once it is asked who jams: nothing happens any more then of which there would be a picture.
  const ann = opens(({ stack }) => stack.at(-1)?.at === 'answer')
  const { table } = await opened(ann, file)
  const [seat = 0] = ann.last('play').matchView.decision?.seats ?? []
  await ann.get('watch', { table, as: seat })
  const { n, matchView } = ann.last('play')
  const action = matchView.options.find((option) => (option as { kind: string }).kind === 'play') as never
  expect(await ann.refused('act', { table, seat, basedOn: n, action })).toMatchObject(cannotGoOn)
  expect(ann.last('play').matchView.entry).toBe(0)
})

/** A sandbox from which nothing comes back, for some requests. */
function hanging(hangs: (kind: string) => boolean): Sandbox & { tried: string[] } {
  const here = sandboxHere(loadGame)
  const tried: string[] = []
  return {
    tried,
    async try(request) {
      const kind = request.kind === 'rehearse' ? request.what.do : request.kind
      tried.push(kind)
      if (hangs(kind)) throw new OutOfBounds('No answer.')
      return here.try(request)
    },
  }
}

test('whatever is done at a table from elsewhere is tried out first; at others only what is imagined', async () => {
  const sandbox = hanging(() => false)
  const testHost = new TestHost({ loadGame, sandbox })
  const { ann, table, file } = await running(testHost)
  await ann.get('undoable', { table })
  await ann.get('branch', { table, entry: 1 })
  expect(sandbox.tried.splice(0)).toEqual(['branch', 'branch'])
  const { mark: _mark, ...unmarked } = file
  const { table: foreign } = await opened(ann, changed(unmarked as MatchFile, {}))
  const [seat] = ann.last('play').matchView.decision?.seats ?? []
  await ann.get('watch', { table: foreign, as: seat ?? 0 })
  const action = ann.last('play').matchView.options[0] as never
  await ann.get('why', { table: foreign, seat: seat ?? 0, action })
  await ann.get('forecast', { table: foreign, seat: seat ?? 0, action })
  await ann.plays(foreign)
  await ann.get('undoable', { table: foreign })
  await ann.get('branch', { table: foreign, entry: 0 })
  await ann.get('export', { table: foreign })
  await ann.get('verify', { file })
  expect(sandbox.tried).toEqual(['open', 'why', 'forecast', 'act', 'undoable', 'branch', 'branch', 'verify'])
})

test('a file or a move that does not come to an end is answered with a sentence; the table is set aside for good', async () => {
  const store = new MemoryStore()
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  const stuck = new TestHost({ loadGame, sandbox: hanging((kind) => kind !== 'act') }).visitor('Ann')
  expect((await stuck.refused('import', { file })).reason).toContain('took too long')
  expect((await stuck.refused('verify', { file })).reason).toContain('took too long')
  const testHost = new TestHost({ store, loadGame, sandbox: hanging((kind) => kind === 'act') })
  const ann = testHost.visitor('Ann')
  const { table } = await opened(ann, file)
  const [seat] = ann.last('play').matchView.decision?.seats ?? []
  await ann.get('watch', { table, as: seat ?? 0 })
  const { n, matchView } = ann.last('play')
  const refusal = await ann.refused('act', {
    table,
    seat: matchView.as,
    basedOn: n,
    action: matchView.options[0] as never,
  })
  expect(refusal.reason).toContain('do not come to an end')
  expect(ann.last('table').info).toMatchObject({ phase: 'closed', closed: refusal.reason })
  // Nothing of it is played again: a game that would be run at all is not found.
  const blind = {
    ...trusting,
    clone: () => expect.fail('the rules were run'),
    setup: () => expect.fail('the rules were run'),
  }
  const later = new TestHost({ store, loadGame: async () => ({ game: blind as never }) }).visitor('Ann')
  await later.get('watch', { table })
  expect(later.last('table').info).toMatchObject({ phase: 'closed', closed: refusal.reason })
  expect((await later.refused('export', { table })).reason).toBe(refusal.reason)
  expect(await later.ask('remove', { table })).toMatchObject({ m: 'ok' })
})

test('a world that nobody comes to an end with is answered with a sentence, and the own match goes on', async () => {
  const { ann, bob, table } = await twoAtTable(new TestHost({ loadGame, sandbox: hanging(() => true) }))
  await ann.plays(table)
  expect((await ann.refused('branch', { table, entry: 1 })).reason).toContain('took too long')
  expect((await ann.refused('export', { table })).reason).toContain('took too long')
  expect(ann.last('table').info.phase).toBe('playing')
  await bob.plays(table)
})

test('a sandbox that fails is no fault of the table: nothing happens, and nothing is set aside', async () => {
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  const here = sandboxHere(loadGame)
  let broken = false
  const sandbox: Sandbox = { try: (request) => (broken ? Promise.reject(new Error('no thread')) : here.try(request)) }
  const ann = new TestHost({ loadGame, sandbox }).visitor('Ann')
  const { table } = await opened(ann, file)
  const [seat] = ann.last('play').matchView.decision?.seats ?? []
  await ann.get('watch', { table, as: seat ?? 0 })
  broken = true
  await expect(ann.plays(table)).rejects.toThrow('just now')
  expect((await ann.refused('import', { file })).code).toBe('unavailable')
  broken = false
  await ann.plays(table)
  expect(ann.last('play').matchView.entry).toBe(1)
})

test('a bot at a table that does not come to an end leaves it set aside, and thinks by itself', async () => {
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  const asked: boolean[] = []
  const bots = {
    levels: ['odd'],
    choose: async ({ alone }: { alone: boolean }) => {
      asked.push(alone)
      return { index: 0 }
    },
  }
  const testHost = new TestHost({ loadGame, bots, sandbox: hanging((kind) => kind === 'act') })
  const ann = testHost.visitor('Ann')
  const bot = { kind: 'bot' as const, level: 'odd' }
  const { table } = await ann.get('import', { file, seats: [bot, bot] })
  for (let i = 0; i < 20; i++) await settled()
  await ann.get('watch', { table })
  expect(ann.last('table').info.phase).toBe('closed')
  expect(asked.every((alone) => alone)).toBe(true)
})

test('one person has one file looked through at a time', async () => {
  let release = (): void => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const here = sandboxHere(loadGame)
  const sandbox: Sandbox = { try: (request) => waiting.then(() => here.try(request)) }
  const { file } = await running(new TestHost({ loadGame }))
  const testHost = new TestHost({ loadGame, sandbox })
  const [ann, bob] = [testHost.visitor('Ann'), testHost.visitor('Bob')]
  const first = ann.ask('verify', { file })
  await settled()
  expect((await ann.refused('import', { file })).code).toBe('limit')
  const other = bob.ask('import', { file })
  release()
  expect(await first).toMatchObject({ m: 'ok' })
  expect(await other).toMatchObject({ m: 'ok' })
  expect(await ann.ask('import', { file })).toMatchObject({ m: 'ok' })
})

test('a file from elsewhere leads nobody to tables: which match it left is not for it to say', async () => {
  const { file } = await running(new TestHost({ randomHex: () => 'ef'.repeat(32) }))
  const ann = new TestHost({ loadGame }).visitor('Ann')
  const claims = changed(file, { branchOf: { match: 'a-table-of-others', entry: 3 } })
  expect((await opened(ann, claims)).info.branchOf).toBeUndefined()
})

test('branches form no ring, whatever is removed and made again under its old id', async () => {
  const hexFor = (person: string, request: string): string =>
    `${person}${request}`.replace(/[^0-9a-f]/g, '').padEnd(64, '0')
  const testHost = new TestHost({ hexFor })
  const ann = testHost.visitor('Ann')
  const request = async (verb: string, id: string, fields: object): Promise<string> => {
    const answer = (await ann.ask(verb as 'branch', fields as never, id)) as unknown as { table: string }
    return answer.table
  }
  const first = await request('create', '0a', { game: 'example', seats: [you, you] })
  const old = await request('branch', '0b', { table: first, entry: 0, seats: [you, you] })
  const child = await request('branch', '0c', { table: old, entry: 0, seats: [you, you] })
  await ann.get('remove', { table: old })
  // The request that made the removed table, once more, as a branch of its own branch.
  expect(await request('branch', '0b', { table: child, entry: 0, seats: [you, you] })).toBe(old)
  await ann.get('watch', { table: old })
  expect(ann.last('table').info.branchOf).toBeUndefined()
  // The request that made the child, once more: it finds the child, which is no branch of this table.
  const second = await request('create', '0d', { game: 'example', seats: [you, you] })
  expect(await request('branch', '0c', { table: second, entry: 0, seats: [you, you] })).toBe(child)
  await ann.get('watch', { table: second })
  expect(ann.last('table').info.branches).toEqual([])
})

test('a file as the kernel writes it, without a mark, is as good as ever', async () => {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost)
  for (let i = 0; i < 500 && ann.last('table').info.phase !== 'over'; i++) {
    const asked = [ann, bob].find((person) => person.last('play').matchView.options.length > 0)
    await asked?.plays(table)
  }
  const { match } = testHost.host.tables.inMemory(table)?.state ?? {}
  if (!match) throw new Error('no match')
  const { info } = await opened(ann, exportMatch(match))
  expect(info).toMatchObject({ phase: 'over' })
  expect(info.foreign).toBeUndefined()
})
