/** What the board shows event by event ends where the match is, seen by either player and by a spectator. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow, isLogFault, readLog, redacted, replay, type Viewer } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { fold } from '../board/fold.ts'
import { game } from '../rules/game.ts'
import type { View } from '../rules/types.ts'

/** Everything that lies on the table; what is under way is told by the true view that follows. */
const onTheTable = (view: View) => ({
  players: view.players.map(({ agents, skill, jamais, actions, hand, handSize }) => ({
    agents,
    skill,
    jamais,
    actions,
    hand,
    handSize,
  })),
  commands: view.commands,
  // A Gadget that has done its work, but for what it still asks, is shown on its pile already.
  discard: [
    ...view.discard,
    ...view.stack.flatMap((frame) => (frame.kind === 'response' && frame.resolving ? [frame.resolving.card] : [])),
  ],
  dejaVu: view.dejaVu,
  deck: view.deck.size,
  die: view.die,
  phase: view.phase,
  active: view.result ? null : view.active,
  paradox: view.paradox,
  hammer: view.stack.flatMap((frame) => (frame.kind === 'hammer' ? [frame.card, frame.pos] : [])),
  gadgets: view.stack.flatMap((frame) => (frame.kind === 'response' ? frame.played.map(({ card }) => card) : [])),
})

const matches = ['expert', 'finish-round', 'full-turn', 'no-expert', 'rounds-agents', 'rounds-trio']

describe.each(matches)('the picture of %s', (name) => {
  it.each([0, 1, -1])('[TH-15] seen by %i follows the match, event by event', (viewer: Viewer) => {
    const file = join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`)
    const log = readLog(JSON.parse(readFileSync(file, 'utf8')))
    if (isLogFault(log)) throw new Error(log.fault)
    const match = replay(game, log, { to: 0, trusted: true })
    if (isLogFault(match)) throw new Error(match.fault)
    log.entries.forEach((entry, i) => {
      let picture = game.view(match.state, viewer)
      for (const event of follow(match, entry)) {
        const told = redacted(game, event, viewer)
        if (told) picture = fold(picture, told)
      }
      // What was just decided still lies there; it leaves with the next event.
      const settled = fold(picture, { kind: 'rewardDeclined', rule: 'TH-48', seat: 0 })
      const { result } = match.state
      expect(onTheTable({ ...settled, result }), `entry ${i + 1} ${JSON.stringify(entry.action)}`).toEqual(
        onTheTable(game.view(match.state, viewer)),
      )
    })
  })
})
