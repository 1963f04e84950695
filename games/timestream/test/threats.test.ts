import { type MatchLog, options } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { expect, it } from 'vitest'
import first from '../fixtures/home-first-seat.match.json' with { type: 'json' }
import second from '../fixtures/home-second-seat.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import { threats } from '../words/threats.ts'

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
