import { type AnyGame, hashOf, type Json, type Match, options, startFrom } from '@anachron/kernel'
import { createTable } from '../src/new-table.ts'
import { House, type Visitor } from './visitors.ts'

/** A host of its own with one table, somebody who looks, and somebody who sits in all other seats. */
export interface Room {
  house: House
  table: string
  eyes: Visitor
  all: Visitor
}

/** The first secret of a house, which is that of its first table, after the id. */
export const SECRET = '02'.repeat(32)

/** Who looks at a table of a game. */
export interface Looking {
  game: AnyGame
  viewer: number
  seats: number
}

/** All hosts count alike from nothing: ids, seeds of imagined worlds and the key of marks are the same in each of them. */
export async function layOut({ game, viewer, seats }: Looking, settings: Json, state: Match['state']): Promise<Room> {
  const house = new House({
    loadGame: async () => ({ game }),
    bots: {
      levels: ['none'],
      choose: () => new Promise(() => {}),
      // Advice is made from all that a bot is given.
      hints: async (question) => [{ index: 0, words: asked(question), chance: 0, give: 0, why: '' }],
    },
  })
  const all = house.visitor('Everybody')
  const eyes = house.visitor('Eyes')
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    sitter: { kind: 'person' as const, person: (seat === viewer ? eyes : all).session.person.id },
  }))
  const past = startFrom(game, { state, options: settings, seats, words: 'a position' })
  const maker = { host: house.host, person: all.session.person.id, request: { id: 'made' } }
  const table = await createTable(maker, {
    game,
    options: settings,
    listed: 'open',
    clock: null,
    seats: sitters,
    past: past as never,
  })
  return { house, table: table.id, eyes, all }
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
    ['watch', ({ eyes, table }) => eyes.ask('watch', { table, as }, 'watch')],
    ['lobby', ({ eyes }) => eyes.ask('lobby', {}, 'lobby')],
    ['log', ({ eyes, table }) => eyes.ask('log', { table, from: 0, to: entries, as }, 'log')],
    ['export', ({ eyes, table }) => eyes.ask('export', { table, as }, 'export')],
    ['everything', ({ eyes, table }) => eyes.ask('watch', { table, as: -2 }, 'all')],
    ['analysis', ({ eyes, table }) => eyes.ask('analysis', { table }, 'analysis')],
  ]
  for (let entry = 0; entry <= entries; entry++)
    asks.push(['look', ({ eyes, table }) => eyes.ask('look', { table, entry, as }, 'look')])
  if (viewer < 0) return asks
  const seat = viewer
  asks.push(['hint', ({ eyes, table }) => eyes.ask('hint', { table, seat }, 'hint')])
  const own = options(game, state, viewer).slice(0, 6) as Json[]
  for (const action of [...own, ...tries, { kind: 'nonsense' }] as Record<string, Json>[]) {
    asks.push(['why', ({ eyes, table }) => eyes.ask('why', { table, seat, action }, 'why')])
    asks.push(['forecast', ({ eyes, table }) => eyes.ask('forecast', { table, seat, action }, 'forecast')])
  }
  return asks
}

/** What takes a host longer than all the rest together. */
export const longQuestions = ({ viewer }: Looking, entries: number): Question[] => [
  ['undoable', ({ eyes, table }) => eyes.ask('undoable', { table }, 'undoable')],
  ['branch', (room) => branchOff(room, viewer, entries)],
]

/** A branch is asked for and looked at, like any table. */
async function branchOff({ eyes, table }: Room, as: number, entry: number): Promise<void> {
  const made = await eyes.ask('branch', { table, entry, as }, `branch-${entry}`)
  if (made.m === 'no') return
  await eyes.ask('watch', { table: made.table }, 'branched')
  await eyes.ask('unwatch', { table: made.table }, 'left')
}

export async function answer({ eyes, all, table, house }: Room, seat: number, action: object): Promise<void> {
  const open = await house.host.open(table)
  const { n, seats } = open?.state ?? { n: 0, seats: [] }
  const sitter = seats[seat]?.sitter
  const who = sitter?.kind === 'person' && sitter.person === eyes.session.person.id ? eyes : all
  await who.ask('act', { table, seat, answers: n, action: action as Record<string, Json> }, 'act')
}
