import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, type MatchLog, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { guide } from '../board/guide.ts'
import { isGadget } from '../content/index.ts'
import { decadesHeld, holdersOf } from '../rules/decades.ts'
import { nearest } from '../rules/gadgets.ts'
import { game } from '../rules/game.ts'
import type { PlayerView, View } from '../rules/types.ts'
import { A, B, scene } from './scene.ts'

const log = readLog(JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/first-game.json'), 'utf8')))

/** What the learner sees when the note of this entry is read, and its words. */
function noteBefore(entry: number): { view: View; words: string } {
  const { entries } = log as MatchLog
  const match = importMatch(game, { ...(log as MatchLog), entries: entries.slice(0, entry - 1) })
  if (isLogFault(match)) throw new Error(render(match.fault))
  return { view: game.view(match.state, A), words: guide.notes.find(({ before }) => before === entry)?.words ?? '' }
}

const skillsBefore = (entry: number): number[] => noteBefore(entry).view.players.map(({ skill }) => skill)

describe('the guided game', () => {
  it('[TH-117] speaks of Gadgets for a moment: there is one in hand, but not for this one', () => {
    const { view, words } = noteBefore(8)
    expect((view.players[A] as PlayerView).hand?.some(isGadget)).toBe(true)
    expect(nearest(view.stack, 'hammer')).toBeDefined()
    expect(words).toContain('once that card lies there')
  })

  it('[TH-148] says that the game may end before its last round', () => {
    expect(noteBefore(1).words).toContain('reaches Expert first wins')
  })

  it('[TH-22] tells of the trio where the learner is one decade short of it', () => {
    const { view, words } = noteBefore(25)
    expect(decadesHeld(view.players[A] as PlayerView)).toBe(3)
    expect(holdersOf(view, 2040)).toEqual([])
    expect(words).toMatch(/2030, 2040 and 2050 .* Trio: a skill in every turn/)
  })

  it('[TH-57] [TH-134] what it says of chance has come true', () => {
    expect(skillsBefore(6)).toEqual([3, 1])
    expect(noteBefore(50).view.players[A]?.jamais).toBe(0)
    expect(skillsBefore(56)).toEqual([6, 2])
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
