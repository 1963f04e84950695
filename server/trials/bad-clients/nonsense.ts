/** What a broken or hostile client may send. Each is made with a fresh id, so that its answer can be told. */
export interface Aim {
  id: string
  /** A table at which the sender has no seat. */
  foreign: string
  /** A table at which the sender sits in seat 0 and it is seat 1's turn. */
  own: string
  /** The newest line there. */
  n: number
  random(below: number): number
}

export type Kind = 'malformed' | 'oversized' | 'stale' | 'foreign' | 'out of turn' | 'not an option'

const text = (value: object): string => JSON.stringify(value)
const act = ({ id, own, n }: Aim, more: object): string =>
  text({ do: 'act', id, table: own, seat: 0, basedOn: n, action: { cell: 0 }, ...more })

/** Not even JSON, or JSON of the wrong shape. Those without a readable id are answered without one. */
const malformed: ((aim: Aim) => string)[] = [
  ({ random }) => Array.from({ length: 1 + random(80) }, () => String.fromCharCode(random(0xffff))).join(''),
  (aim) => act(aim, {}).slice(0, -1 - aim.random(20)),
  () => '',
  () => 'null',
  () => '[]',
  () => '"act"',
  () => '1e999',
  () => '['.repeat(20_000),
  ({ id }) => `{"do":"act","id":"${id}","action":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  ({ id }) => text({ do: 'fly', id }),
  ({ id }) => text({ do: 'constructor', id }),
  ({ id }) => `{"do":"__proto__","id":"${id}"}`,
  ({ id }) => text({ id }),
  () => text({ do: 'lobby' }),
  () => text({ do: 'lobby', id: 7 }),
  () => text({ do: 'lobby', id: 'x'.repeat(41) }),
  (aim) => act(aim, { seat: -1 }),
  (aim) => act(aim, { seat: 0.5 }),
  (aim) => act(aim, { seat: '0' }),
  (aim) => act(aim, { answers: -1 }),
  (aim) => act(aim, { answers: 1e300 }),
  (aim) => act(aim, { answers: null }),
  (aim) => act(aim, { action: 'cell' }),
  (aim) => act(aim, { action: [0] }),
  (aim) => act(aim, { action: undefined }),
  (aim) => act(aim, { extra: true }),
  (aim) => act(aim, { table: '../../etc/passwd' }),
  (aim) => act(aim, { table: "' OR 1=1 --" }),
  (aim) => act(aim, { table: { $ne: null } }),
  ({ id }) => text({ do: 'create', id, game: '../example', seats: [{ kind: 'you' }] }),
  ({ id }) => text({ do: 'create', id, game: 'example', seats: Array(33).fill({ kind: 'you' }) }),
  ({ id }) => text({ do: 'create', id, game: 'example', seats: [{ kind: 'king' }] }),
  ({ id }) =>
    text({
      do: 'create',
      id,
      game: 'example',
      seats: [{ kind: 'you' }],
      clock: { per: 'move', time: 0, atZero: 'bot' },
    }),
  ({ id, own }) => text({ do: 'chat', id, table: own, text: '   ' }),
  ({ id, own }) => text({ do: 'chat', id, table: own, text: 'x'.repeat(501) }),
  ({ id, own }) => text({ do: 'watch', id, table: own, as: -3 }),
  ({ id }) => text({ do: 'rename', id, name: '' }),
]

const oversized: ((aim: Aim) => string)[] = [
  (aim) => act(aim, { action: { cell: 'x'.repeat(70_000) } }),
  ({ id }) => text({ do: 'rename', id, name: 'x'.repeat(100_000) }),
]

const stale: ((aim: Aim) => string)[] = [
  (aim) => act(aim, { answers: 0 }),
  (aim) => act(aim, { answers: aim.n + 1 + aim.random(1e6) }),
  ({ id, own, n }) => text({ do: 'undo', id, table: own, to: n + 5 }),
  ({ id, own, n }) => text({ do: 'look', id, table: own, entry: n + 1000 }),
  ({ id, own }) => text({ do: 'log', id, table: own, from: 0, to: 100_000 }),
  ({ id, own }) => text({ do: 'consent', id, table: own, offer: 1, yes: true }),
  ({ id }) => text({ do: 'hello', id, version: 999 }),
]

const foreign: ((aim: Aim) => string)[] = [
  (aim) => act(aim, { table: aim.foreign, seat: aim.random(2) }),
  (aim) => act(aim, { seat: 1 }),
  (aim) => act(aim, { table: 'no-such-table-at-all' }),
  ({ id, foreign: table, random }) => text({ do: 'watch', id, table, as: random(2) }),
  ({ id, foreign: table }) => text({ do: 'watch', id, table, as: -2 }),
  ({ id, foreign: table }) => text({ do: 'look', id, table, entry: 0, as: 1 }),
  ({ id, foreign: table }) => text({ do: 'log', id, table, from: 0, to: 0, as: 0 }),
  ({ id, foreign: table }) => text({ do: 'why', id, table, seat: 0, action: { cell: 1 } }),
  ({ id, foreign: table }) => text({ do: 'forecast', id, table, seat: 1, action: { cell: 1 } }),
  ({ id, foreign: table }) => text({ do: 'hint', id, table, seat: 1 }),
  ({ id, foreign: table }) => text({ do: 'undo', id, table, to: 0 }),
  ({ id, foreign: table }) => text({ do: 'undoable', id, table }),
  ({ id, foreign: table }) => text({ do: 'sit', id, table, seat: 0 }),
  ({ id, foreign: table }) => text({ do: 'leave', id, table, seat: 0 }),
  ({ id, foreign: table }) => text({ do: 'remove', id, table }),
  ({ id, foreign: table }) => text({ do: 'start', id, table }),
  ({ id, foreign: table }) => text({ do: 'rematch', id, table }),
  ({ id, foreign: table }) => text({ do: 'hand-over', id, table, seat: 0, to: { kind: 'back' } }),
  ({ id, foreign: table }) => text({ do: 'hand-over', id, table, seat: 1, to: { kind: 'open' } }),
  ({ id, foreign: table }) => text({ do: 'branch', id, table, entry: 0, as: 1 }),
  ({ id, foreign: table }) => text({ do: 'export', id, table, as: 0 }),
  ({ id }) => text({ do: 'import', id, file: { format: 'anachron-match', formatVersion: 1 } }),
]

const outOfTurn: ((aim: Aim) => string)[] = [
  (aim) => act(aim, {}),
  (aim) => act(aim, { action: { cell: aim.random(9) } }),
]

const notAnOption: ((aim: Aim) => string)[] = [
  (aim) => act(aim, { action: { cell: 9 } }),
  (aim) => act(aim, { action: { cell: 0, more: 1 } }),
  (aim) => act(aim, { action: {} }),
  (aim) =>
    `{"do":"act","id":"${aim.id}","table":"${aim.own}","seat":0,"basedOn":${aim.n},"action":{"__proto__":{"cell":0}}}`,
]

export const nonsense: Record<Kind, readonly ((aim: Aim) => string)[]> = {
  malformed,
  oversized,
  stale,
  foreign,
  'out of turn': outOfTurn,
  'not an option': notAnOption,
}
