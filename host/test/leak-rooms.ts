import { type AnyGame, hashOf, type Json, type Match, options, startFrom } from '@anachron/kernel'
import { WIRE_VERSION } from '@anachron/wire'
import { createTable } from '../src/new-table.ts'
import { TestHost, type Visitor } from './visitors.ts'

/** A host of its own with one table, somebody who looks, and somebody who sits in all other seats. */
export interface Room {
  testHost: TestHost
  table: string
  onlooker: Visitor
  /** The same person once more, who is told what changes. */
  reader: Visitor
  all: Visitor
}

/** The first secret of a host, which is that of its first table, after the id. */
export const SECRET = '02'.repeat(32)

/** Who looks at a table of a game. */
export interface Looking {
  game: AnyGame
  viewer: number
  seats: number
}

/**
 * All hosts count alike from nothing: ids, seeds of imagined worlds and the key of marks are the same in each of them.
 */
export async function layOut({ game, viewer, seats }: Looking, settings: Json, state: Match['state']): Promise<Room> {
  const testHost = new TestHost({
    loadGame: async () => ({ game }),
    bots: {
      levels: ['none'],
      choose: () => new Promise(() => {}),
      // Advice is made from all that a bot is given.
      hints: async (question) => [{ index: 0, words: asked(question), chance: 0, margin: 0, why: '' }],
    },
  })
  const all = testHost.visitor('Everybody')
  const onlooker = testHost.visitor('Eyes')
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    sitter: { kind: 'person' as const, person: (seat === viewer ? onlooker : all).session.person.id },
  }))
  const past = startFrom(game, { state, options: settings, seats, words: 'a position' })
  const maker = { host: testHost.host, person: all.session.person.id, request: { id: 'made' } }
  const table = await createTable(maker, {
    game,
    options: settings,
    listed: 'open',
    clock: null,
    seats: sitters,
    past: past as never,
  })
  const reader = testHost.visitor('Eyes')
  await reader.ask('hello', { version: WIRE_VERSION, changes: true }, 'reader')
  await reader.ask('watch', { table: table.id, as: viewer }, 'reads')
  return { testHost, table: table.id, onlooker, reader, all }
}

const asked = ({ view, options, ask }: { view: Json; options: readonly Json[]; ask: string }): string =>
  hashOf({ view, options, ask })

export type Question = readonly [words: string, ask: (room: Room) => Promise<unknown>]

/** What the wire lets a viewer ask, after so many entries. Ids are fixed: they are part of the bytes. */
export function questions(
  { game, viewer }: Looking,
  state: Match['state'],
  entries: number,
  tries: readonly Json[],
): Question[] {
  const as = viewer
  const asks: Question[] = [
    ['watch', ({ onlooker, table }) => onlooker.ask('watch', { table, as }, 'watch')],
    ['lobby', ({ onlooker }) => onlooker.ask('lobby', {}, 'lobby')],
    ['matches', ({ onlooker }) => onlooker.ask('matches', {}, 'matches')],
    ['waiting', ({ onlooker }) => onlooker.ask('waiting', {}, 'waiting')],
    ['log', ({ onlooker, table }) => onlooker.ask('log', { table, from: 0, to: entries, as }, 'log')],
    ['replay', ({ onlooker, table }) => onlooker.ask('replay', { table, from: 0, to: entries, as }, 'replay')],
    ['export', ({ onlooker, table }) => onlooker.ask('export', { table, as }, 'export')],
    ['everything', ({ onlooker, table }) => onlooker.ask('watch', { table, as: -2 }, 'all')],
    ['analysis', ({ onlooker, table }) => onlooker.ask('analysis', { table }, 'analysis')],
  ]
  for (let entry = 0; entry <= entries; entry++)
    asks.push(['look', ({ onlooker, table }) => onlooker.ask('look', { table, entry, as }, 'look')])
  if (viewer < 0) return asks
  const seat = viewer
  asks.push(['hint', ({ onlooker, table }) => onlooker.ask('hint', { table, seat }, 'hint')])
  const own = options(game, state, viewer).slice(0, 6) as Json[]
  for (const action of [...own, ...tries, { kind: 'nonsense' }] as Record<string, Json>[]) {
    asks.push(['why', ({ onlooker, table }) => onlooker.ask('why', { table, seat, action }, 'why')])
    asks.push(['forecast', ({ onlooker, table }) => onlooker.ask('forecast', { table, seat, action }, 'forecast')])
  }
  return asks
}

/** What takes a host longer than all the rest together. */
export const longQuestions = ({ viewer }: Looking, entries: number): Question[] => [
  ['undoable', ({ onlooker, table }) => onlooker.ask('undoable', { table }, 'undoable')],
  ['branch', (room) => branchOff(room, viewer, entries)],
]

/** A branch is asked for and looked at, like any table. */
async function branchOff({ onlooker, table }: Room, as: number, entry: number): Promise<void> {
  const made = await onlooker.ask('branch', { table, entry, as }, `branch-${entry}`)
  if (made.m === 'refusal') return
  await onlooker.ask('watch', { table: made.table }, 'branched')
  await onlooker.ask('unwatch', { table: made.table }, 'left')
}

export async function answer({ onlooker, all, table, testHost }: Room, seat: number, action: object): Promise<void> {
  const open = await testHost.host.tables.open(table)
  const { n, seats } = open?.state ?? { n: 0, seats: [] }
  const sitter = seats[seat]?.sitter
  const who = sitter?.kind === 'person' && sitter.person === onlooker.session.person.id ? onlooker : all
  const step = { ask: open?.state.deciding?.ask ?? '', action: action as Record<string, Json> }
  // Whoever looks answers by a plan: how far it goes and why no further is no secret either.
  if (who === onlooker) await who.ask('plan', { table, seat, basedOn: n, steps: [step, step] }, 'act')
  else await who.ask('act', { table, seat, basedOn: n, action: step.action }, 'act')
}
