/** Recorded matches of two to eight players: what can be chosen on the field can be pressed in every box it may get. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEntry, decision, isLogFault, type MatchLog, options, readLog, replay } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { layoutOf, type Token } from '../board/layout.ts'
import { capFor } from '../board/Players.tsx'
import { game } from '../rules/game.ts'
import type { Action, View } from '../rules/types.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures')
const FIELDS = [
  [1088, 550],
  [928, 390],
  [690, 410],
  [1696, 800],
  [382, 500],
  [352, 310],
] as const
/** As little as a pointer needs. */
const LEAST = 10

const isChosenBy = ({ card }: Token, action: Action): boolean =>
  (action.kind === 'bomb' && action.target === card.id) || (action.kind === 'attach' && action.host === card.id)

const covers = (above: Token, { x, y }: Token): boolean =>
  Math.abs(above.x - x) < above.width / 2 && Math.abs(above.y - y) < above.height / 2

function* moments(log: MatchLog): Generator<{ entry: number; view: View; asked: readonly Action[] }> {
  const match = replay(game, log, { to: 0, trusted: true })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (const [entry, next] of log.entries.entries()) {
    const seat = decision(game, match.state)?.seats[0]
    const asked = seat === undefined ? [] : options(game, match.state, seat)
    if (seat !== undefined && asked.some(({ kind }) => kind === 'bomb' || kind === 'attach'))
      yield { entry, view: game.view(match.state, seat), asked }
    applyEntry(game, match.state, next)
  }
}

function missed({ view, asked }: { view: View; asked: readonly Action[] }, width: number, height: number): string[] {
  const { tokens } = layoutOf(view, { width, height }, capFor(view, { width, height }))
  return asked.flatMap((action) => {
    const at = tokens.findIndex((token) => isChosenBy(token, action))
    const token = tokens[at]
    if (!token) return action.kind === 'bomb' || action.kind === 'attach' ? ['is not there'] : []
    const what = `${token.lies} ${Math.round(token.width)} x ${Math.round(token.height)}`
    const isOut = token.x < 0 || token.x > width || token.y < 0 || token.y > height
    if (isOut || token.width < LEAST || token.height < LEAST) return [what]
    return tokens.slice(at + 1).some((later) => covers(later, token)) ? [`${what} is covered`] : []
  })
}

test.each(readdirSync(FIXTURES).filter((file) => file.endsWith('.match.json')))('%s', (file) => {
  const log = readLog(JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')))
  if (isLogFault(log)) throw new Error(render(log.fault))
  const wrong: string[] = []
  for (const moment of moments(log))
    for (const [width, height] of FIELDS) {
      const found = missed(moment, width, height)
      if (found.length > 0) wrong.push(`${width} x ${height}, entry ${moment.entry}: ${[...new Set(found)].join('; ')}`)
    }
  expect(wrong).toEqual([])
})
