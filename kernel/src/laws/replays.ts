import { recorded, recording } from '../chance/recorded.ts'
import { seeded } from '../chance/seeded.ts'
import { decision, options, play } from '../engine.ts'
import { hashOf } from '../hash.ts'
import { copyJson } from '../json.ts'
import { isLogFault, readLog } from '../log.ts'
import { exportMatch, importMatch, stateAt } from '../match.ts'
import type { Seat } from '../seat.ts'
import { render } from '../words/render.ts'
import { everyNth, throughMatches } from './matches.ts'
import { broken, type Law } from './plan.ts'

export const sameLogSameState: Law = {
  name: 'the same log leads to the same state, through a file and at every entry',
  check(game, plan) {
    throughMatches(
      game,
      plan,
      'replay',
      0.5,
      () => {},
      (match) => {
        const read = readLog(JSON.parse(JSON.stringify(exportMatch(match))))
        if (isLogFault(read)) broken(`an exported match could not be read: ${render(read.fault)}`)
        const again = importMatch(game, read)
        if (isLogFault(again))
          broken(`entry ${again.entry}: ${render(again.fault)}`, match.log.entries[(again.entry ?? 1) - 1])
        if (hashOf(again.state) !== hashOf(match.state)) broken('the replayed state differs')
        const half = match.log.entries.length >> 1
        if (hashOf(stateAt(match, half)) !== hashOf(stateAt(again, half)))
          broken(`the states after entry ${half} differ`)
      },
    )
  },
}

export const changedLogsAreNoticed: Law = {
  name: 'a changed log is refused or leads elsewhere, and never breaks the program',
  check(game, plan) {
    throughMatches(
      game,
      plan,
      'damage',
      0.2,
      () => {},
      (match) => {
        const dice = seeded(`damage/${match.log.entries.length}`)
        const file = JSON.stringify(exportMatch(match))
        for (let i = 0; i < 6; i++) {
          const at = dice.pick('at', file.length)
          const changed =
            file.slice(0, at) +
            String.fromCharCode(file.charCodeAt(at) ^ (1 << dice.pick('bit', 3))) +
            file.slice(at + 1)
          let value: unknown
          try {
            value = JSON.parse(changed)
          } catch {
            continue
          }
          const read = readLog(value)
          if (!isLogFault(read)) broken('a flipped bit went unnoticed', changed.slice(Math.max(0, at - 40), at + 40))
        }
        const log = copyJson(match.log)
        const n = dice.pick('entry', log.entries.length)
        const entry = log.entries[n]
        if (!entry) return
        if (dice.pick('which', 2) === 0) entry.seat += 1
        else entry.rolls = [...(entry.rolls ?? []), 1]
        importMatch(game, log)
      },
    )
  },
}

export const jsonRoundTrip: Law = {
  name: 'a state survives being written and read as JSON at every decision',
  check(game, plan) {
    throughMatches(game, plan, 'json', 0.3, (moment) => {
      if (!everyNth(moment, 3)) return
      const { match, dice } = moment
      const back = JSON.parse(JSON.stringify(match.state))
      if (hashOf(back) !== hashOf(match.state)) broken('the state changed on its way through JSON')
      const asked = decision(game, match.state)
      const seat = asked?.seats[0] as Seat
      const listed = options(game, match.state, seat)
      if (JSON.stringify(listed) !== JSON.stringify(options(game, back, seat)))
        broken('the options changed on the way through JSON')
      const action = listed[dice.pick('try', listed.length)]
      const straight = game.clone(match.state)
      const seed = `json/${moment.n}`
      play(game, straight, seeded(seed), seat, copyJson(action) as object)
      play(game, back, seeded(seed), seat, copyJson(action) as object)
      if (hashOf(back) !== hashOf(straight)) broken('play goes on differently after JSON', { ask: asked?.ask, action })
    })
  },
}

export const chanceIsExact: Law = {
  name: 'chance is used the same whether or not anybody listens, and recorded rolls are used up',
  check(game, plan) {
    throughMatches(game, plan, 'chance', 0.3, (moment) => {
      const { match, dice } = moment
      if (!everyNth(moment, 3)) return
      const seat = decision(game, match.state)?.seats[0] as Seat
      const listed = options(game, match.state, seat)
      const action = listed[dice.pick('try', listed.length)]
      const seed = `chance/${moment.n}`
      const draws: number[] = []
      const quiet = game.clone(match.state)
      play(game, quiet, recording(seeded(seed), draws), seat, copyJson(action) as object)
      const heard = game.clone(match.state)
      const rolls = recorded(draws)
      try {
        play(game, heard, rolls, seat, copyJson(action) as object, () => {})
      } catch (error) {
        broken(
          `with somebody listening the same rolls do not fit: ${error instanceof Error ? error.message : error}`,
          action,
        )
      }
      if (rolls.left() > 0) broken(`${rolls.left()} rolls were not used when somebody listened`, action)
      if (hashOf(heard) !== hashOf(quiet)) broken('listening changes what happens', action)
    })
  },
}
