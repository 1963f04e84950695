import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { accountsOf, stepsOf, timesOf, totalsAfter } from '../board/counting.ts'
import { game } from '../rules/game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { View } from '../rules/types.ts'
import { verdict } from '../words/count.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const files = readdirSync(folder).filter((file) => file.endsWith('.match.json'))

function endOf(file: string): { view: View; reason: string | undefined } {
  const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (isLogFault(log)) throw new Error(render(log.fault))
  const match = importMatch(game, log)
  if (isLogFault(match)) throw new Error(render(match.fault))
  return { view: game.view(match.state, 0) as View, reason: match.state.result?.reason }
}

describe.each(files)('the final count of %s', (file) => {
  const { view, reason } = endOf(file)
  const accounts = accountsOf(view)
  const steps = stepsOf(accounts)

  it('[CH-R29] ends with the totals, every weight laid once', () => {
    expect(totalsAfter(accounts, steps, steps.length)).toEqual(accounts.map(({ who }) => scoreOf(view, who).total))
    expect(new Set(steps.map(({ account, weight }) => `${account}/${weight}`)).size).toBe(steps.length)
    expect(steps).toHaveLength(accounts.reduce((sum, { weights }) => sum + weights.length, 0))
  })

  it('[CH-R29] what is gained comes before what is lost', () => {
    const losses = steps.map(({ account, weight }) => (accounts[account]?.weights[weight]?.gold ?? 0) < 0)
    expect(losses).toEqual(losses.toSorted((a, b) => Number(a) - Number(b)))
  })

  it('nobody waits longer than ten seconds for it', () => {
    const { at, ms } = timesOf(accounts, steps)
    expect(ms).toBeLessThanOrEqual(10_000)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('[CH-R29] [CH-P13] says who has won as the result does', () => {
    const said = JSON.stringify(verdict(view))
    expect(said.includes('share')).toBe(reason === 'shared')
    expect(said.includes('Level with the Peddler')).toBe(reason === 'peddler-level')
    expect(said.includes('tie-break')).toBe(/^(fewer|more)-/.test(reason ?? ''))
  })
})
