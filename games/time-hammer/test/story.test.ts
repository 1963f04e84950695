import { render, type Sentence } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/types.ts'
import { story } from '../words/story.ts'
import { A, B, scene } from './scene.ts'

const read = (words: Sentence | undefined): string | undefined =>
  words === undefined ? undefined : render(words, { viewer: A, names: ['Ann', 'Bob'] })

const jumping = (): Event[] => {
  const table = scene({ a: { hand: ['jump-03'], on: { 2020: ['fido-zapi'] }, actions: 1 } }).next('agent-comet')
  table.does(A, { kind: 'jump', agent: 'fido-zapi', to: 2010 })
  table.does(A, { kind: 'with', card: 'jump-03' })
  table.quiet()
  return [...table.events]
}

/** A repair that fails while everybody is on 2050, told to the end. */
const HAMMER = 'hammer-last-archive'
const fallen: Event[] = [
  { kind: 'hammerFailed', rule: 'TH-72', card: HAMMER, decade: 2050, total: 4, level: 9 },
  { kind: 'agentMoved', rule: 'TH-72', seat: A, agent: 'fido-zapi', from: 2050, to: 2020 },
  { kind: 'hammerMoved', rule: 'TH-72', card: HAMMER, to: 2040 },
  { kind: 'hammerMoved', rule: 'TH-72', card: HAMMER, to: 2020 },
  { kind: 'agentLost', rule: 'TH-74', seat: A, agent: 'fido-zapi', from: 2020 },
]

describe('the story', () => {
  it('[TH-89] [TH-24] a Jump with the Command card it brings is one line', () => {
    const events = jumping().filter((event) => story.actor?.(event) === A)
    expect(read(story.sum?.(events, A))).toBe('Your Zapi Jumps to 2010 and takes Command.')
  })

  it('[TH-72] [TH-74] a HAMMER is one line from its fall to whom it cost, and nobody’s doing', () => {
    expect(fallen.map((event) => story.actor?.(event))).toEqual(fallen.map(() => null))
    expect(read(story.sum?.(fallen, A))).toBe('The repair of 2050 fails, 4 against 9; it moves to 2020; you lose Zapi.')
  })

  it('[TH-138] what only leads to the next thing has no line', () => {
    expect(story.sum?.([{ kind: 'phaseBegan', rule: 'TH-138', seat: A, phase: 'draw' }], A)).toBe('')
    expect(story.sum?.([{ kind: 'turnEnded', rule: 'TH-144', seat: B, forced: false }], A)).toBe('')
    expect(story.sum?.([{ kind: 'turnEnded', rule: 'TH-112', seat: B, forced: true }], A)).toBeUndefined()
  })

  it('[TH-74] what one lost is told before what the rival did', () => {
    const since: Event[] = [
      ...fallen,
      { kind: 'agentEntered', rule: 'TH-85', seat: B, agent: 'agent-buzz', to: 1990, paid: [] },
      { kind: 'commandTaken', rule: 'TH-24', seat: B, decade: 1990, from: null },
    ]
    expect(read(story.meanwhile?.(since, A))).toMatch(
      /^You lose Zapi\. .*Buzz.* Last Archive cracks 2050 and ends on 2020\.$/,
    )
  })

  it('[TH-72] [TH-71] meanwhile a HAMMER is told whole, so that a failed repair does not end in skill', () => {
    const gained = { kind: 'skillGained', rule: 'TH-71', seat: B, from: 4, to: 5, why: 'repair' } as const
    const since: Event[] = [
      { kind: 'hammerShown', rule: 'TH-64', card: HAMMER },
      ...fallen.slice(0, 3),
      { kind: 'hammerFixed', rule: 'TH-71', card: HAMMER, decade: 2040, total: 9, level: 9 },
      gained,
      { kind: 'hammerRests', rule: 'TH-75', card: HAMMER },
      { kind: 'agentEntered', rule: 'TH-85', seat: B, agent: 'agent-buzz', to: 1990, paid: [] },
    ]
    expect(read(story.meanwhile?.(since, A))).toMatch(
      /^Moved to 2020: Zapi\. Bob .* Buzz .* Last Archive cracks 2050 and is fixed on 2040; Bob reaches skill 5\.$/,
    )
    // A second HAMMER has a sentence of its own.
    const two: Event[] = [
      { kind: 'hammerShown', rule: 'TH-64', card: HAMMER },
      ...fallen,
      { kind: 'hammerRests', rule: 'TH-75', card: HAMMER },
      { kind: 'hammerShown', rule: 'TH-64', card: 'hammer-tape-rot' },
      { kind: 'hammerFixed', rule: 'TH-71', card: 'hammer-tape-rot', decade: 1990, total: 9, level: 9 },
      gained,
    ]
    expect(read(story.meanwhile?.(two, A))).toMatch(
      /^You lose Zapi\. Last Archive cracks 2050 and ends on 2020\. Tape Rot is fixed on 1990; Bob reaches/,
    )
  })
  it('[TH-71] tells of the skill that a repair in the rival’s turn brought oneself', () => {
    const since: Event[] = [
      { kind: 'hammerShown', rule: 'TH-64', card: HAMMER },
      { kind: 'hammerFixed', rule: 'TH-71', card: HAMMER, decade: 2050, total: 9, level: 9 },
      { kind: 'skillGained', rule: 'TH-71', seat: A, to: 3, why: 'repair' },
      { kind: 'hammerRests', rule: 'TH-75', card: HAMMER },
      { kind: 'agentMoved', rule: 'TH-118', seat: A, agent: 'agent-relay', from: 2010, to: 2020 },
    ]
    expect(read(story.meanwhile?.(since, A))).toBe(
      'Moved to 2020: Relay. You reach skill 3. Last Archive is fixed on 2050.',
    )
    // Else the screen would take it for something that one has done, and tell only what came after it.
    expect(since.map((event) => story.actor?.(event))).toEqual(since.map(() => null))
  })

  it('[TH-24] [TH-85] [TH-96] a rival’s whole turn is one breath, and what fell on nobody is left out', () => {
    const since: Event[] = [
      { kind: 'agentEntered', rule: 'TH-129', seat: B, agent: 'fido-wags', to: 1990, paid: [] },
      { kind: 'commandTaken', rule: 'TH-24', seat: B, decade: 1990, from: null },
      { kind: 'skillGained', rule: 'TH-130', seat: B, to: 2, why: 'prep' },
      { kind: 'hammerShown', rule: 'TH-64', card: HAMMER },
      { kind: 'hammerInactive', rule: 'TH-65', card: HAMMER, decade: 2050 },
      { kind: 'hammerRests', rule: 'TH-75', card: HAMMER },
      { kind: 'hammerShown', rule: 'TH-64', card: 'hammer-tape-rot' },
      { kind: 'hammerFixed', rule: 'TH-71', card: 'hammer-tape-rot', decade: 1990, total: 9, level: 9 },
      { kind: 'skillGained', rule: 'TH-71', seat: B, to: 3, why: 'repair' },
      { kind: 'hammerRests', rule: 'TH-75', card: 'hammer-tape-rot' },
      { kind: 'agentEntered', rule: 'TH-85', seat: B, agent: 'agent-pogo', to: 2010, paid: [] },
      { kind: 'commandTaken', rule: 'TH-24', seat: B, decade: 2010, from: A },
      { kind: 'onGuard', rule: 'TH-96', seat: B, agent: 'agent-pogo' },
      { kind: 'turnEnded', rule: 'TH-144', seat: B, forced: false },
    ]
    expect(read(story.meanwhile?.(since, A))).toBe(
      'Command of 2010 is taken from you. Bob reaches skill 2, brings in Wags on 1990 and Pogo on 2010 and puts ' +
        'Pogo On Guard. Tape Rot is fixed on 1990; Bob reaches skill 3.',
    )
    const paradox: Event[] = [
      { kind: 'hammerShown', rule: 'TH-64', card: HAMMER },
      { kind: 'hammerParadox', rule: 'TH-70', card: HAMMER, decade: 2050 },
    ]
    expect(read(story.meanwhile?.(paradox, A))).toBe('Last Archive goes away in a Paradox.')
    expect(read(story.meanwhile?.([{ kind: 'turnEnded', rule: 'TH-144', seat: B, forced: false }], A))).toBe(
      'Bob ends the turn.',
    )
  })
})
