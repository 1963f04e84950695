import { seeded } from '../chance/seeded.ts'
import { begin, decision, options, play } from '../engine.ts'
import { isLogFault } from '../log.ts'
import { optionsFor } from '../match.ts'
import type { Seat } from '../seat.ts'
import { render } from '../words/render.ts'
import { boundOf, someAnswer, tablesOf } from './matches.ts'
import { broken, type Law, type LawTable } from './plan.ts'

export const contentIsUsed: Law = {
  name: 'random play uses everything there is',
  check(game, plan) {
    const { coverage } = plan
    if (!coverage) return
    const missing = new Set(coverage.all)
    const tables = tablesOf(game, plan)
    for (let i = 0; i < coverage.matches && missing.size > 0; i++) {
      const table = tables[i % tables.length] as LawTable
      const dice = seeded(`${coverage.seed ?? plan.seed ?? 'laws'}/coverage/${i}`)
      const checked = optionsFor(game, table.options ?? {}, table.seats)
      if (isLogFault(checked)) broken(render(checked.fault))
      const early: object[] = []
      let listen = (event: object): void => void early.push(event)
      const state = begin(game, checked.options, table.seats, dice, (event) => listen(event))
      const tick = (event: object): void => {
        for (const id of coverage.used(event as never, state)) missing.delete(id)
      }
      early.forEach(tick)
      listen = tick
      for (let n = 0; n < boundOf(plan) && missing.size > 0; n++) {
        const asked = decision(game, state)
        if (!asked) break
        const seat = asked.seats[dice.pick('seat', asked.seats.length)] as Seat
        const chosen = coverage.choose?.(options(game, state, seat), state)
        const action = chosen === undefined ? someAnswer(game, state, seat, dice) : options(game, state, seat)[chosen]
        play(game, state, dice, seat, action as object, tick)
      }
    }
    if (missing.size > 0) broken(`never used in ${coverage.matches} matches: ${[...missing].join(', ')}`)
  },
}
