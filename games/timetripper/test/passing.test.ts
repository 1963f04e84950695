import { describe, expect, it } from 'vitest'
import { hexCalled } from '../rules/display.ts'
import { position } from './position.ts'

describe('passing through friends', () => {
  const crowd = (...friends: string[]) =>
    position({
      battle: 29,
      trippers: [{ at: '0707' }],
      units: [
        ...friends.map((at) => ({ of: 'Italian infantry', at, owner: 0 })),
        { of: 'Italian infantry', at: '1202' },
      ],
    })
  const steps = (table: ReturnType<typeof crowd>) =>
    table.options(0).flatMap((action) => (action.do === 'step' ? [action.hex] : []))

  it('[TT-7.32] a friend may be passed', () => {
    const table = crowd('0310', '0311')
    table.does({ do: 'end' })
    expect(steps(table)).toContain(hexCalled('0311'))
  })

  it('[TT-7.31] nobody walks in among friends where he could not get out again', () => {
    const table = crowd('0311', '0312', '0212', '0211', '0412', '0411')
    table.does({ do: 'end' })
    // With three steps he gets past them by 0312 and 0411 to 0410; with two he would be stuck on somebody.
    expect(steps(table)).toContain(hexCalled('0312'))
    table.unit(0).moved = 1
    expect(steps(table)).not.toContain(hexCalled('0312'))
    expect(steps(table)).toContain(hexCalled('0211'))
  })
})
