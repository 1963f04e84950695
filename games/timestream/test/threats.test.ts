import { act, type Match, type MatchLog, options, seeded } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import first from '../fixtures/home-first-seat.match.json' with { type: 'json' }
import second from '../fixtures/home-second-seat.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import { canGoHome, homeWaits } from '../rules/home.ts'
import type { SideSpec } from '../rules/position.ts'
import type { TimestreamTypes } from '../rules/types.ts'
import { threats } from '../words/threats.ts'
import { at, end, id, intervene, type TableSpec } from './table.ts'

const isHome = (action: object): boolean => 'kind' in action && action.kind === 'timestream'

it('[TS-45] whoever can play TIMESTREAM has been announced at the other one’s last answer', () => {
  for (const match of [first, second]) {
    let told: readonly unknown[] = []
    let could = 0
    stepping(game, match as unknown as MatchLog, (before, { seat }) => {
      if (options(game, before, seat).some(isHome)) {
        could++
        expect(told, `entry of seat ${seat}`).toMatchObject([{ severity: 'alarm' }])
      } else if (before.active === seat) told = threats(game.view(before, 1 - seat), seat)
    })
    expect(could).toBeGreaterThan(0)
  }
})

it('[TS-45] an alarm is true: with TIMESTREAM in hand it can be played at once', () => {
  let alarms = 0
  for (const match of [first, second])
    stepping(game, match as unknown as MatchLog, (before, { seat }) => {
      const [threat] = threats(game.view(before, 1 - seat), seat)
      if (threat?.severity !== 'alarm' || before.active !== seat || before.step !== 'play') return
      const player = before.players[seat]
      if (!player || before.stack.at(-1)?.kind !== 'turn' || before.allowance.chainPlayed) return
      // As the next turn begins: nothing is spent.
      for (const cell of player.cells) cell.linked = cell.frozen
      if (player.cells.length < 8) return
      player.hand.push('TS-TS-01')
      alarms++
      expect(options(game, before, seat).some(isHome)).toBe(true)
    })
  expect(alarms).toBeGreaterThan(0)
})

/** All three links, eight cells of all kinds, and the card. */
const NEARLY: TableSpec = {
  players: [
    {
      hand: ['TIMESTREAM', 'Midnight Earthquake'],
      cells: 'AAAFFFUU',
      locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'],
    },
    {},
  ],
}
const told = (spec: TableSpec): unknown => threats(game.view(at(spec).state, 0), 0)[0]?.words

it('[TS-45] what is said of one who could go home is true at that moment', () => {
  expect(told(NEARLY)).toBe('TIMESTREAM wins now.')
  const t = at(NEARLY)
  expect(canGoHome(game.view(t.state, 0))).toBe(true)
  expect(game.words.action(end, game.view(t.state, 0))).toBe('End turn, stay here')
  t.does(0, intervene('Midnight Earthquake'))
  const view = game.view(t.state, 0)
  expect(options(game, t.state, 0).some(isHome)).toBe(false)
  expect([threats(view, 0)[0]?.words, canGoHome(view), homeWaits(view)]).toEqual([
    'TIMESTREAM wins next turn.',
    false,
    'cells are spent',
  ])
  expect(told({ ...NEARLY, step: 'target' })).toBe('TIMESTREAM wins next turn.')
  // Before the cards come the cells.
  expect(told({ ...NEARLY, step: 'cells' })).toBe('TIMESTREAM wins this turn.')
})

it('[TS-45] whoever has not got the card reads that it is missing, and the rival does not', () => {
  const [own, rival] = NEARLY.players
  const { state } = at({ players: [{ ...own, hand: [] }, rival] })
  expect(threats(game.view(state, 0), 0)[0]?.words).toBe('Only the card TIMESTREAM is missing.')
  expect(threats(game.view(state, 1), 0)).toMatchObject([
    { words: 'Wins now with TIMESTREAM in hand.', severity: 'alarm' },
  ])
})

it('[TS-45] all links and too few cells: the line counts the cells that TIMESTREAM can be paid with', () => {
  const [own, rival] = NEARLY.players
  const counted = (cells: string, hand = own?.hand ?? []): string => {
    const { state } = at({ players: [{ ...own, hand, cells }, rival] })
    const lines = [0, 1].map((viewer) => render(threats(game.view(state, viewer), 0)[0]?.words ?? '', { viewer }))
    expect(lines[1]).toBe(lines[0])
    return lines[0] as string
  }
  expect(counted('A')).toBe('All three links, 1 of 8 cells for TIMESTREAM.')
  expect(counted('AFU')).toBe('All three links, 3 of 8 cells for TIMESTREAM.')
  expect(counted('AAAFFF')).toBe('All three links, 6 of 8 cells for TIMESTREAM.')
  // Eight cells of one kind do not pay for what asks for others.
  expect(counted('AAAAAAAA')).toBe('All three links, 6 of 8 cells for TIMESTREAM.')
  expect(counted('AFU', [])).toBe('All three links, 3 of 8 cells for TIMESTREAM.')
})

it('[TS-3] from the play of TIMESTREAM on nothing threatens any more', () => {
  const [own] = NEARLY.players
  const { state } = at({ players: [own as SideSpec, { ...own, hand: [] }] })
  const told: number[] = []
  act(
    { game, log: { entries: [] }, state, snapshots: new Map() } as unknown as Match<TimestreamTypes>,
    0,
    { kind: 'timestream', card: id('TIMESTREAM') },
    seeded(1),
    (_event, now) => told.push(...[0, 1].map((seat) => threats(game.view(now, 0), seat).length)),
  )
  expect(told.length).toBeGreaterThan(2)
  expect(told.every((lines) => lines === 0)).toBe(true)
})

it('[TS-45] the last cell in hand is not missing: it wins this turn, or the next', () => {
  const [own, rival] = NEARLY.players
  const hand = (...cards: string[]) => ({ players: [{ ...own, cells: 'AAAFFUU', hand: cards }, rival] }) as TableSpec
  const last = hand('TIMESTREAM', 'Ancient Power Cell')
  expect(told({ ...last, step: 'cells' })).toBe('Lay the cell: TIMESTREAM wins this turn.')
  expect(told(last)).toBe('You hold the last cell: TIMESTREAM wins next turn.')
  expect(told(hand('TIMESTREAM'))).toBe('One cell short of TIMESTREAM.')
  // It arrives spent: laid now it pays next turn, and laid next turn too late for that.
  const archive = hand('TIMESTREAM', 'Archive Cell')
  expect(told({ ...archive, step: 'cells' })).toBe('You hold the last cell: TIMESTREAM wins next turn.')
  expect(told(archive)).toBe('One cell short of TIMESTREAM.')
  // Nobody else knows.
  expect(threats(game.view(at(last).state, 1), 0)[0]?.words).toBe('With TIMESTREAM in hand: one cell short.')
})
