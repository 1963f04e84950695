/** What one reads after the rival's turn. */
import { render } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import type { Action, Event } from '../rules/types.ts'
import { story } from '../words/story.ts'
import { at, card, end, intervene, lock, obstacle, strike } from './table.ts'

const NAMES = ['Ada', 'Tock']
const read = (events: readonly Event[]): string =>
  render(story.meanwhile?.(events, 0) ?? '', { names: NAMES, viewer: 0 })

/** The rival's turn, in which everything can be paid for. */
const rivalsTurn = () =>
  at({
    active: 1,
    players: [
      { hand: ['Ancient Power Cell'], deck: ['Rome'], cells: 'AFU', locations: ['Desert Landing', 'Jerusalem'] },
      {
        hand: ['Famine Year', 'Damascus'],
        cells: 'AAAAAFFUU',
        locations: [null, 'Damascus'],
        obstacles: [[], ['Storm on the Great Sea'], ['Highway Robbers']],
      },
    ],
  })

it('[TS-91] a card lost from hand is told, with whose doing it was', () => {
  const t = rivalsTurn()
  t.rolls(0)
  t.does(1, obstacle('Famine Year', 1))
  expect(read(t.events)).toBe('Tock plays Famine Year against lane 1: you lose Ancient Power Cell from hand.')
  // It came of the rival's play: not the loser's own doing, which nobody is told as news.
  const lost = t.events.find(({ kind }) => kind === 'lost') as Event
  expect(story.actor?.(lost)).toBeUndefined()
})

it('[TS-39] a second copy is told as a lock', () => {
  const t = rivalsTurn()
  t.does(1, lock('Damascus', 2))
  expect(read(t.events)).toBe('Tock plays a second Damascus to lock the city.')
})

it('[TS-68] a strike says who struck whom, and what fell', () => {
  const t = rivalsTurn()
  t.does(1, end)
  t.does(1, strike('obstacle', 2, 'location'))
  expect(read(t.events)).toBe('Tock’s Storm on the Great Sea strikes your Jerusalem, and it falls.')
})

it('[TS-68] a line of the story has all that came of an answer', () => {
  const t = rivalsTurn()
  t.does(1, end)
  const events = t.does(1, strike('obstacle', 2, 'location')).filter(({ kind }) => kind !== 'turn' && kind !== 'drew')
  expect(render(story.sum?.(events, 0) ?? '', { names: NAMES, viewer: 0 })).toMatch(/strikes at.*goes to the Void\.$/)
})

it('[TS-68] what fell is told before what was played: there is one line for all of it', () => {
  const t = rivalsTurn()
  t.rolls(0)
  t.does(1, obstacle('Famine Year', 1))
  t.does(1, end)
  t.does(1, strike('obstacle', 2, 'location'))
  expect(read(t.events)).toMatch(/^Tock’s Storm .* it falls\. Tock plays Famine Year against lane 1: you lose/)
})

it('[TS-71] what an Intervention takes is told in one breath with it, and before what took nothing', () => {
  const t = at({
    active: 1,
    players: [
      { hand: ['Rome'], deck: ['Rome'], cells: 'AFU', locations: ['Desert Landing'] },
      { hand: ['Signal Jammer', 'Chain Severed', 'Damascus'], cells: 'AAAAAFFFFUU' },
    ],
  })
  t.does(1, obstacle('Signal Jammer', 1))
  while (t.options(1).some(({ kind }) => kind === 'useCell')) t.does(1, t.options(1)[0] as Action)
  t.does(1, intervene('Chain Severed'))
  t.does(1, card('Damascus'))
  t.does(1, t.options(1)[0] as Action)
  expect(read(t.events)).toMatch(/^Tock plays Chain Severed: your Desert Landing goes to the Void\./)
})
