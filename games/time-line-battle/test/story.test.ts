import { render, type Sentence } from '@anachron/kernel/words'
import { expect, it } from 'vitest'
import type { BattleEvent } from '../rules/types.ts'
import { beat } from '../words/beats.ts'
import { story } from '../words/story.ts'

const told = (events: readonly unknown[]): string =>
  render(story.meanwhile?.(events as BattleEvent[], 0) as Sentence, { viewer: 0 })
const laid = { kind: 'laid', seat: 1, cards: 'hidden', left: 0 }
const day = (of: number) => ({ kind: 'day', day: of, start: 0, spawned: [] })
const fought = (of: number, ...owners: number[]) => ({
  kind: 'fought',
  day: of,
  sides: [0, 1],
  record: {
    attacks: [{}],
    hits: [{}],
    burns: [],
    deaths: owners.map((owner, id) => ({ id, owner, rank: 2, copy: 1 })),
  },
})

it('[TLB-17] what was missed is told in the order in which it happened: the war, what it was worth, the next cards', () => {
  const scored = { kind: 'scored', timeline: 3, gained: [2, 4], vp: [2, 4], allowance: [2, 4], quiet: 0 }
  expect(told([day(-1), fought(-1, 0), day(0), fought(0, 0, 1), scored, laid, laid])).toBe(
    'Timeline 3: you lose 2, Player 2 loses 1, you +2, Player 2 +4. Player 2 lays 2 cards face down.',
  )
  expect(told([day(-1), fought(-1, 1)])).toBe('Day −1: Player 2 loses 1.')
  expect(told([day(-1), fought(-1)])).toBe('Day −1: nobody falls.')
})

it('[TLB-21] a Day on which nobody falls is shown for less time than one that kills', () => {
  const dead = beat(fought(0, 1) as unknown as BattleEvent)
  expect(beat(fought(0) as unknown as BattleEvent)).toBeLessThan(dead)
  expect(beat({ kind: 'levels', day: -1, standing: [] } as unknown as BattleEvent)).toBeLessThan(
    beat({ kind: 'levels', day: 0, standing: [] } as unknown as BattleEvent),
  )
})

it('[TLB-21] while shots fly it is told who sends how much, and not yet who falls', () => {
  const unit = (id: number, owner: number) => ({ id, owner, rank: 2, copy: 1 })
  const event = fought(-1, 0, 1)
  const attacks = [
    { unit: unit(8, 1), amount: 4, at: 'front' },
    { unit: unit(9, 0), amount: 5, at: 'front' },
  ]
  const caption = (record: object) =>
    render(
      story.caption?.({ ...event, record: { ...event.record, ...record } } as unknown as BattleEvent, 0) as Sentence,
      {
        viewer: 0,
      },
    )
  expect(caption({ attacks })).toBe('Day −1: you send 5, Player 2 sends 4.')
  expect(caption({ attacks: [] })).toBe('Day −1: not a shot is fired.')
})
