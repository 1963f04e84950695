import { game as example } from '@anachron/example'
import { describe, expect, test } from 'vitest'
import { type FairNote, verify } from '../src/index.ts'
import { TestHost, twoAtTable, type Visitor } from './visitors.ts'

/** Plays the example to its end: whoever is asked takes the first option. */
async function playOut(table: string, people: Visitor[]): Promise<void> {
  for (let i = 0; i < 500; i++) {
    const asked = people.find((person) => person.last('play').matchView.options.length > 0)
    if (!asked) return
    await asked.plays(table)
  }
  throw new Error('the match does not end')
}

async function bothBury(ann: Visitor, bob: Visitor, table: string): Promise<void> {
  await ann.plays(table)
  await bob.plays(table)
}

describe('taking back', () => {
  test('at once where nobody has learnt anything and only one’s own answers are undone', async () => {
    const { ann, bob, table } = await twoAtTable(new TestHost())
    await ann.plays(table)
    expect(await ann.get('undoable', { table })).toMatchObject({ to: 0 })
    expect(await ann.get('undo', { table, to: 0 })).toMatchObject({ asked: false })
    expect(bob.last('play')).toMatchObject({ undone: true, matchView: { entry: 0 } })
    expect(ann.last('play').matchView.decision?.seats).toEqual([0, 1])
  })

  test('else when those concerned consent; one refusal ends the question', async () => {
    const { ann, bob, table } = await twoAtTable(new TestHost())
    await bothBury(ann, bob, table)
    expect(await ann.get('undo', { table, to: 0 })).toMatchObject({ asked: true })
    const { offer } = bob.last('table').info
    expect(offer).toMatchObject({ to: 0, by: 0, waiting: [1] })
    expect((await ann.refused('consent', { table, offer: offer?.offer ?? 0, yes: true })).code).toBe('not-yours')
    await bob.get('consent', { table, offer: offer?.offer ?? 0, yes: false })
    expect(ann.last('table').info.offer).toBeUndefined()
    await ann.get('undo', { table, to: 0 })
    await bob.get('consent', { table, offer: bob.last('table').info.offer?.offer ?? 0, yes: true })
    expect(ann.last('play').matchView.entry).toBe(0)
  })

  test('a question lapses everywhere when play goes on, and whoever put it may withdraw it', async () => {
    const { ann, bob, table } = await twoAtTable(new TestHost())
    await bothBury(ann, bob, table)
    await ann.get('undo', { table, to: 0 })
    const { offer = 0 } = bob.last('table').info.offer ?? {}
    const next = ann.last('play').matchView.options.length > 0 ? ann : bob
    await next.plays(table)
    for (const one of [ann, bob]) expect(one.last('table').info.offer).toBeUndefined()
    expect((await bob.refused('consent', { table, offer, yes: true })).reason).toContain('no longer open')
    await ann.get('undo', { table, to: 0 })
    const again = ann.last('table').info.offer?.offer ?? 0
    await ann.get('consent', { table, offer: again, yes: false })
    expect(bob.last('table').info.offer).toBeUndefined()
  })

  test('a roll that was taken back is not rolled again the same where two play: nobody learns the future', async () => {
    const testHost = new TestHost()
    const ann = testHost.visitor('Ann')
    const seats = [{ kind: 'you' as const }, { kind: 'hot-seat' as const }]
    const { table } = await ann.get('create', { game: 'example', seats })
    const dice = new Set<unknown>()
    const playOne = async (): Promise<void> => {
      for (;;) {
        await ann.get('watch', { table })
        const seat = ann.last('play').matchView.decision?.seats[0]
        await ann.get('watch', { table, as: seat ?? 0 })
        await ann.plays(table, (action) => action.kind !== 'jam')
        const rolled = ann.last('play').entryEvents[0]?.events.find((event) => event.kind === 'rolled')
        if (!rolled) continue
        dice.add((rolled as unknown as { die: number }).die)
        return
      }
    }
    for (let again = 0; again < 12; again++) {
      await playOne()
      await ann.get('undo', { table, to: 0 })
    }
    expect(dice.size).toBeGreaterThan(2)
  })
})

describe('the timeline', () => {
  test('shows any moment as it was, to those who may see it', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const first = ann.last('play').matchView
    await bothBury(ann, bob, table)
    expect((await ann.get('look', { table, entry: 0 })).matchView).toEqual(first)
    const cat = testHost.visitor('Cat')
    expect((await cat.get('look', { table, entry: 1 })).matchView.view.hands).toEqual([null, null])
    expect((await cat.refused('look', { table, entry: 1, as: 1 })).code).toBe('not-yours')
    expect((await ann.refused('look', { table, entry: 99 })).code).toBe('unknown')
    const { entryEvents } = await ann.get('log', { table, from: 0, to: 2 })
    expect(entryEvents.map(({ entry }) => entry)).toEqual([0, 1, 2])
    await playOut(table, [ann, bob])
    const { view } = (await cat.get('look', { table, entry: 1, as: -2 })).matchView
    expect((view.hands as unknown[]).every(Array.isArray)).toBe(true)
  })

  test('a branch of a running match is a world its maker cannot tell from the true one; others find it once there are no secrets', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await bothBury(ann, bob, table)
    const made = await ann.get('branch', { table, entry: 1, seats: [{ kind: 'you' }, { kind: 'hot-seat' }] })
    await ann.get('watch', { table: made.table })
    expect(ann.last('play').matchView.view).toEqual((await ann.get('look', { table, entry: 1 })).matchView.view)
    expect(ann.last('table').info).toMatchObject({
      branchOf: { table, entry: 1 },
      from: expect.stringContaining('imagine'),
    })
    await ann.get('watch', { table })
    expect(ann.last('table').info.branches).toEqual([{ table: made.table, entry: 1 }])
    expect(bob.heard.join()).not.toContain(made.table)
    await playOut(table, [ann, bob])
    expect(bob.last('table').info.branches).toEqual([{ table: made.table, entry: 1 }])
  })

  test('a rematch seats the same people one further, and keeps the seat of whoever has not come yet', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await playOut(table, [ann, bob])
    const { table: next } = await ann.get('rematch', { table })
    expect(bob.last('table').info.rematch).toBe(next)
    expect((await testHost.visitor('Cat').refused('sit', { table: next, seat: 0 })).code).toBe('not-yours')
    expect(await bob.get('rematch', { table })).toMatchObject({ table: next })
    await bob.get('watch', { table: next })
    expect(bob.last('table').info.seats.map((seat) => seat.name)).toEqual(['Bob', 'Ann'])
    expect(bob.last('table').info.phase).toBe('playing')
  })
})

describe('files and fair chance', () => {
  const finished = async (testHost: TestHost) => {
    const { ann, bob, table } = await twoAtTable(testHost, { entropy: 'ab'.repeat(32) })
    await ann.plays(table)
    await ann.get('undo', { table, to: 0 })
    await playOut(table, [ann, bob])
    return { ann, bob, table, ...(await ann.get('export', { table })) }
  }

  test('every roll of a finished match can be worked out again; a changed one is found', async () => {
    const { file } = await finished(new TestHost())
    expect(verify(example, file)).toMatchObject({ entries: file.entries.length, rolls: expect.any(Number) })
    const { seal: _seal, hash: _hash, ...open } = file
    const fair = open.notes?.fair as unknown as FairNote
    const withNote = (change: Partial<FairNote>) => ({ ...open, notes: { fair: { ...fair, ...change } } })
    expect(verify(example, withNote({ entropy: ['ac'.repeat(32), null] }))).toMatchObject({
      fault: 'The set-up was not drawn from the promised seed.',
    })
    expect(verify(example, withNote({ secret: 'ff'.repeat(32) }))).toMatchObject({
      fault: expect.stringContaining('not the one that was promised'),
    })
    expect(verify(example, { ...file, seats: 3 })).toMatchObject({ fault: expect.stringContaining('seal') })
  })

  test('the commitment stands before the match, the secret is told only after it', async () => {
    const testHost = new TestHost()
    const { ann, table } = await finished(testHost)
    const infos = ann.inbox.flatMap((message) =>
      message.m === 'table' && message.info.table === table ? [message.info] : [],
    )
    expect(new Set(infos.map((info) => info.fair?.commitment)).size).toBe(1)
    const told = infos.map((info) => [info.phase, info.fair?.secret !== undefined])
    expect(told.every(([phase, secret]) => secret === (phase === 'over'))).toBe(true)
    const secret = infos.at(-1)?.fair?.secret ?? 'missing'
    const firstTold = ann.heard.findIndex((text) => text.includes(secret))
    expect(ann.heard.slice(0, firstTold).some((text) => text.includes('"phase":"over"'))).toBe(false)
  })

  test('a file of a running match is a position that its reader may imagine, with no word of the truth', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await bothBury(ann, bob, table)
    const { file } = await ann.get('export', { table })
    expect(file.origin.kind).toBe('position')
    expect(file.entries).toEqual([])
    // Who plays is told with it, and nothing else.
    expect(file.notes).toEqual({ names: ['Ann', 'Bob'] })
    const opened = await ann.get('import', { file })
    await ann.get('watch', { table: opened.table })
    expect(ann.last('table').info.seats.map(({ called }) => called)).toEqual(['Ann', 'Bob'])
  })

  test('a file can be opened as a table and looked at; a broken one says what is wrong', async () => {
    const testHost = new TestHost()
    const { ann, file } = await finished(testHost)
    const { table } = await ann.get('import', { file })
    await ann.get('watch', { table, as: -2 })
    expect(ann.last('table').info.phase).toBe('over')
    expect(ann.last('play').matchView.entry).toBe(file.entries.length)
    expect((await ann.refused('import', { file: { ...file, game: 'chess' } })).reason).toContain('seal')
    expect((await ann.refused('import', { file: 'nonsense' })).reason).toBe('This is not a match of Anachron.')
  })
})
