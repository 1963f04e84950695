/** What people watch event by event: the table holds what is told, and what decided it still lies there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchLog, Viewer } from '@anachron/kernel'
import { watching } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { atEvent } from '../board/at-event.ts'
import { isFido, isHammer } from '../content/index.ts'
import { game } from '../rules/game.ts'
import type { Event, TimeHammerFrame, View } from '../rules/types.ts'

const matches = ['expert', 'finish-round', 'full-turn', 'no-expert', 'rounds-agents', 'rounds-trio']

const read = (name: string): MatchLog =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`), 'utf8'))

const placeOf = (view: View, seat: number, agent: string) =>
  view.players[seat]?.agents.find(({ card }) => card === agent)?.at

const top = <K extends TimeHammerFrame['kind']>(view: View, kind: K) =>
  view.stack.findLast((frame): frame is Extract<TimeHammerFrame, { kind: K }> => frame.kind === kind)

/** What the table must hold at an event; nothing to say of the others. */
function holds(view: View, event: Event): boolean | undefined {
  switch (event.kind) {
    case 'agentEntered':
    case 'agentMoved':
      return placeOf(view, event.seat, event.agent) === event.to
    case 'jumped':
      return placeOf(view, event.seat, event.agent) === (event.made ? event.to : event.from)
    case 'agentLost':
      return (
        placeOf(view, event.seat, event.agent) === undefined &&
        (isFido(event.agent) || view.discard.includes(event.agent))
      )
    case 'attackDeclared':
      return top(view, 'attack')?.target === event.target
    case 'jumpBegan':
      return top(view, 'jump')?.agent === event.agent
    case 'gadgetPlayed':
      return top(view, 'response')?.played.at(-1)?.card === event.card
    case 'hammerShown':
      return top(view, 'hammer')?.card === event.card
    case 'dejaVu':
      return event.card === null || top(view, 'hammer')?.card === event.card
    case 'hammerMoved':
      return top(view, 'hammer')?.pos === event.to
    case 'hammerRests':
      return view.dejaVu.includes(event.card) && top(view, 'hammer')?.card !== event.card
    case 'revealed':
      return top(view, 'reveal')?.slots.find(({ name }) => name === event.slot)?.card === event.card
    case 'rebooted':
      return top(view, 'reveal')?.slots.find(({ name }) => name === event.slot)?.card === null
    case 'tookFlux':
      return isHammer(event.card)
        ? view.dejaVu.includes(event.card)
        : view.players[event.seat]?.open.includes(event.card)
    default:
      return undefined
  }
}

const DECIDED = ['decadeSelected', 'jumped', 'hammerFixed', 'hammerFailed', 'hammerParadox', 'fought']

describe.each(matches)('the pictures of %s', (name) => {
  it.each([0, 1, -1])('[TH-15] seen by %i hold what is told', (viewer: Viewer) => {
    let held = 0
    watching(game, read(name), viewer, (event, picture, entry) => {
      const seen = holds(atEvent(picture, event), event)
      expect(seen, `entry ${entry} ${JSON.stringify(event)}`).not.toBe(false)
      if (seen) held++
    })
    expect(held).toBeGreaterThan(10)
  })

  it('[TH-59] keep the cards that decided something where they were revealed while it is told', () => {
    let decided = 0
    watching(game, read(name), 0, (event, picture, entry) => {
      const view = atEvent(picture, event)
      if (!DECIDED.includes(event.kind)) return
      const cards = top(view, 'reveal')?.slots.flatMap(({ card }) => card ?? []) ?? []
      expect(cards.length, `entry ${entry} ${event.kind}`).toBeGreaterThan(0)
      expect([...view.discard, ...view.dejaVu].filter((card) => cards.includes(card))).toEqual([])
      decided++
    })
    expect(decided).toBeGreaterThan(0)
  })

  it('[TH-156] show no plan of one’s own any more once something comes of it', () => {
    watching(game, read(name), 0, (event, picture) => expect(top(atEvent(picture, event), 'plan')).toBeUndefined())
  })
})
