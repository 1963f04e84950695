import { describe, expect, it } from 'vitest'
import { answering } from '../rules/answering.ts'
import { at, end } from './table.ts'

const wished = (steps: 'needed' | 'all') => ({ steps })

describe('answers given for a person', () => {
  it('[TS-23] [TS-91] go on where one can only go on, and nowhere else', () => {
    const nothing = at({ step: 'cells', players: [{ hand: ['Scout Drone'] }, {}] })
    expect(answering.answer({}, nothing.options(0), wished('needed'))).toEqual(end)
    expect(answering.answer({}, nothing.options(0), wished('all'))).toBeUndefined()
    const something = at({ step: 'cells', players: [{ hand: ['Future Power Cell'] }, {}] })
    expect(answering.answer({}, something.options(0), wished('needed'))).toBeUndefined()
  })

  it('never choose for a person who has a choice, unless time is up', () => {
    const t = at({ step: 'play', players: [{ hand: ['Scout Drone'], cells: 'AAFFU' }, {}] })
    expect(answering.answer({}, t.options(0), wished('needed'))).toBeUndefined()
    expect(answering.timeUp(t.options(0))).toEqual(end)
  })
})
