import type { MatchLog } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import expert from '../fixtures/expert.match.json' with { type: 'json' }
import noExpert from '../fixtures/no-expert.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import { threats } from '../words/threats.ts'

it('[TH-46] whoever becomes Expert has been announced to the other one before', () => {
  const log = expert as unknown as MatchLog
  let announced = 0
  let wins = 0
  stepping(game, log, (before, _entry, events) => {
    for (const event of events) {
      if (event.kind !== 'skillGained' || event.to < 12) continue
      wins++
      const [threat] = threats(game.view(before, 1 - event.seat), event.seat)
      if (threat) announced++
      const left = 12 - (before.players[event.seat]?.skill ?? 0)
      expect(render(threat?.words ?? '')).toBe(
        `${left} ${left === 1 ? 'step' : 'steps'} from Expert: there the match is won.`,
      )
    }
  })
  expect(wins).toBe(1)
  expect(announced).toBe(1)
})

it('[TH-46] nothing is announced far from E, nor where E does not end the match', () => {
  stepping(game, noExpert as unknown as MatchLog, (before) => {
    for (const seat of [0, 1]) expect(threats(game.view(before, 0), seat)).toEqual([])
  })
  stepping(game, expert as unknown as MatchLog, (before) => {
    for (const seat of [0, 1])
      expect(threats(game.view(before, 0), seat)).toHaveLength((before.players[seat]?.skill ?? 0) >= 10 ? 1 : 0)
  })
})
