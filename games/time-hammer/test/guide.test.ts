import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, type MatchLog, readLog } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { guide } from '../board/guide.ts'
import { isGadget } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { PlayerView, View } from '../rules/types.ts'
import { A, B, scene } from './scene.ts'

const log = readLog(JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/first-game.json'), 'utf8')))

/** What the learner sees when the note of this entry is read, and its words. */
function noteBefore(entry: number): { view: View; words: string } {
  const { entries } = log as MatchLog
  const match = importMatch(game, { ...(log as MatchLog), entries: entries.slice(0, entry - 1) })
  if (isLogFault(match)) throw new Error(match.fault)
  return { view: game.view(match.state, A), words: guide.notes.find(({ before }) => before === entry)?.words ?? '' }
}

describe('the guided game', () => {
  it('[TH-117] speaks of Gadgets for a moment: there is one in hand, but not for this one', () => {
    const { view, words } = noteBefore(2)
    expect((view.players[A] as PlayerView).hand?.some(isGadget)).toBe(true)
    expect(words).toContain('none for this moment')
  })

  it('[TH-148] says that the game may end before its last round', () => {
    expect(noteBefore(1).words).toContain('or reaches its last space before')
  })

  it('[TH-89] [TH-64] promises no Jump that a rival’s Gadget can undo', () => {
    const table = scene({
      a: { on: { 2020: ['agent-mako'] }, actions: 1, hand: ['jump-05'] },
      b: { on: { 2050: ['fido-wags'] }, hand: ['gadget-phase-tuner'] },
      dejaVu: ['hammer-tape-rot'],
    }).next('jump-09', 'hammer-tape-rot')
    table.does(A, { kind: 'jump', agent: 'agent-mako', to: 2030 })
    table.does(A, { kind: 'with', card: 'jump-05' })
    while (table.asked()?.seats[0] === A) table.does(A, { kind: 'pass' })
    table.does(B, { kind: 'play', card: 'gadget-phase-tuner' })
    table.does(B, { kind: 'aim', aim: { slot: 'main', by: -2 } })
    table.quiet()
    expect(table.told('jumped').map(({ made }) => made)).toEqual([false])
    expect(noteBefore(21).words).toMatch(/only a Gadget/)
  })
})
